export { createSources } from "./create-sources.ts";
export { sourcesPersonalData } from "./personal-data.repo.ts";
