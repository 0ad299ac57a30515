package dev.snakewater.acceptance;

import io.cucumber.junit.platform.engine.Constants;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Plays every feature. What the run must have cited is checked when it ends, by {@code WholeRun}; {@code KeptRun} keeps what came of it. */
@Suite(failIfNoTests = true)
@IncludeEngines("cucumber")
@SelectPackages("features")
@ConfigurationParameter(
        key = Constants.GLUE_PROPERTY_NAME,
        value = "dev.snakewater.steps, dev.snakewater.acceptance.whole")
@ConfigurationParameter(key = Constants.PLUGIN_PROPERTY_NAME, value = "dev.snakewater.acceptance.whole.KeptRun")
final class FeaturesTest {}
