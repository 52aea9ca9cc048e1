import { shareBrowser } from "./open-browser.ts";

// Files that one worker runs after each other share its browser: starting one takes as much as a short journey.
shareBrowser();
