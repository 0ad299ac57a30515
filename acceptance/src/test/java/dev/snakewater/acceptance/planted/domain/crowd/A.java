package dev.snakewater.acceptance.planted.domain.crowd;

/** Planted, with as many more as make it one too many. */
record A() {}

record B() {}

record C() {}

record D() {}

record E() {}

record F() {}

record G() {}

record H() {}

record I() {}

record J() {}

record K() {}

record L() {}

record M() {}

record N() {}

record O() {}

record P() {}

record Q() {}

record R() {}

record S() {}

record T() {}

record U() {}

record V() {}

record W() {}

record X() {}

record Y() {}

record Z() {}

record AA() {}

record AB() {}

record AC() {}

record AD() {}
