import { findFirefox } from "../../scripts/lib/find-engines.mjs";
import { openFirefox } from "./firefox.ts";
import { tryJourneys } from "./try-journeys.ts";

const executable = findFirefox();

tryJourneys({ name: "Firefox", open: executable === undefined ? undefined : () => openFirefox(executable), half: 0 });
