import { findWebKit } from "../../scripts/lib/find-engines.mjs";
import { tryJourneys } from "./try-journeys.ts";
import { openWebKit } from "./webkit.ts";

const found = findWebKit();

tryJourneys({ name: "WebKit", open: found === undefined ? undefined : () => openWebKit(found), half: 1 });
