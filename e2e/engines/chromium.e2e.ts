import { findTestBrowser } from "../../scripts/lib/find-chromium.mjs";
import { openChromium } from "./chromium.ts";
import { MAIN_JOURNEYS } from "./journeys/index.ts";
import { isWhole, tryJourneys } from "./try-journeys.ts";

const executable = findTestBrowser() ?? "/usr/bin/chromium";

tryJourneys({ name: "http by a name", open: () => openChromium({ executable, byName: true }), journeys: MAIN_JOURNEYS, half: 1 });
// Every other e2e test runs in this browser by localhost.
if (isWhole) tryJourneys({ name: "Chromium", open: () => openChromium({ executable }) });
