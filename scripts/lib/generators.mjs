/** Scripts that compile what is in `content/`; each takes `--check`. */
export const contentGenerators = [
  "packages/catalogue/src/generate-registry.ts",
  "packages/catalogue/src/essay-templates/generate-templates.ts",
  "packages/writer/src/thesis/generate-content.ts",
];

/** Scripts that write generated files; each takes `--check`. */
export const generators = [
  ...contentGenerators,
  "apps/server/src/cli/generate-kinds.ts",
  "apps/server/src/cli/generate-api-docs.ts",
  "apps/web/scripts/gen-icons.ts",
];
