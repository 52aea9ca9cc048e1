export { createImporter } from "./create-importer.ts";
export type { Asset, Importer, ReadDocument } from "./importer.ts";
