export { createSources } from "./create-sources.ts";
export { countSourceBytes, sourcesPersonalData } from "./personal-data.repo.ts";
