export { createImporter } from "./create-importer.ts";
