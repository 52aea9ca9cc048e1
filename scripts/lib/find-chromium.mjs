import { existsSync } from "node:fs";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Chromium without the windows it never shows: a start and each page cost a quarter of the processor's time. */
const WITHOUT_WINDOWS = ["/usr/bin/chromium-headless-shell"];

const first = (files) => files.find((file) => existsSync(file));

/** The browser as a person starts it, or undefined. CHROMIUM_PATH names another. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? first(CHROMIUM);

/** Chromium without windows where it is installed, or undefined. */
export const findChromiumWithoutWindows = () => first(WITHOUT_WINDOWS);

/** The lightest there is for tests, or undefined. CHROMIUM_PATH names another. */
export const findTestBrowser = () => process.env.CHROMIUM_PATH ?? first([...WITHOUT_WINDOWS, ...CHROMIUM]);
