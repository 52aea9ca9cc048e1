import { findTestBrowser } from "../../scripts/lib/find-chromium.mjs";
import { openChromium } from "./chromium.ts";
import { JOURNEYS, MAIN_JOURNEYS } from "./journeys/index.ts";
import { tryJourneys } from "./try-journeys.ts";

const executable = findTestBrowser() ?? "/usr/bin/chromium";

// It is the same browser under both names, so each journey is tried under one of them.
tryJourneys({
  name: "Chromium",
  open: () => openChromium({ executable }),
  journeys: JOURNEYS.filter((one) => !MAIN_JOURNEYS.includes(one)),
});
tryJourneys({ name: "http by a name", open: () => openChromium({ executable, byName: true }), journeys: MAIN_JOURNEYS });
