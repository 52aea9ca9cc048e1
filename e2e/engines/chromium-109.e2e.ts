import { hasChromium109, unpackChromium109 } from "../../scripts/lib/find-engines.mjs";
import { openChromium } from "./chromium.ts";
import { MAIN_JOURNEYS } from "./journeys/index.ts";
import { tryJourneys } from "./try-journeys.ts";

tryJourneys({
  name: "Chromium 109",
  open: hasChromium109() ? async () => openChromium({ executable: await unpackChromium109() }) : undefined,
  journeys: MAIN_JOURNEYS,
  half: 0,
});
