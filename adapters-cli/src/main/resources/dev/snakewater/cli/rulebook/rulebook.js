(function () {
  'use strict';
  var all = function (within, what) { return Array.from(within.querySelectorAll(what)); };

  // Looks for rules.
  var form = document.querySelector('.find');
  var field = form.querySelector('input');
  var told = form.querySelector('output');
  var rules = all(document, 'article.rule').map(function (rule) { return { rule: rule, text: '' }; });
  var find = function () {
    var words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    var found = 0;
    rules.forEach(function (one) {
      one.text = one.text || one.rule.textContent.toLowerCase();
      var fits = words.every(function (word) { return one.text.includes(word); });
      one.rule.hidden = !fits;
      found += fits ? 1 : 0;
    });
    all(document, 'figure.chart-of').forEach(function (figure) { figure.hidden = words.length !== 0; });
    all(document, 'section.book').forEach(function (book) {
      book.hidden = !book.querySelector('article.rule:not([hidden])');
    });
    told.textContent = words.length ? form.dataset.found + ' ' + found : '';
  };
  form.hidden = false;
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  field.addEventListener('input', find);

  // Opens the example that a link leads to.
  var open = function () {
    var at = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (at instanceof HTMLDetailsElement) {
      at.open = true;
      at.scrollIntoView();
    }
  };
  window.addEventListener('hashchange', open);
  open();

  // Marks the way of an example on the chart.
  all(document, 'figure.chart-of').forEach(function (figure) {
    var label = figure.querySelector('label');
    var choice = figure.querySelector('select');
    var list = figure.querySelector('ol');
    var box = function (id) { return figure.querySelector('[data-box="' + id + '"]'); };
    var show = function () {
      var example = document.getElementById(choice.value);
      var way = example ? example.dataset.way.split(' ') : [];
      all(figure, '.on').forEach(function (one) { one.classList.remove('on'); });
      list.textContent = '';
      way.forEach(function (id, at) {
        box(id).classList.add('on');
        all(figure, '[data-from="' + id + '"][data-to="' + way[at + 1] + '"]').forEach(function (one) {
          one.classList.add('on');
          // Above the others that share its lane.
          one.parentNode.appendChild(one);
        });
        list.appendChild(document.createElement('li')).textContent = box(id).dataset.words;
      });
    };
    all(document, 'details.example').filter(function (one) {
      var id = one.dataset.way.split(' ')[0];
      return id ? box(id) : false;
    }).forEach(function (one) {
      choice.add(new Option(one.querySelector('.name').textContent, one.id));
      var button = document.createElement('button');
      button.type = 'button';
      button.textContent = figure.dataset.show;
      button.addEventListener('click', function () {
        choice.value = one.id;
        show();
        figure.scrollIntoView();
      });
      one.appendChild(button);
    });
    choice.addEventListener('change', show);
    label.hidden = false;
  });
})();
