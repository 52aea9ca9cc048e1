/** Who may import whom (ARCHITECTURE.md). Every rule says why; `npm run check` fails on the first breach. */
const TEST = "\\.(test|bench)\\.tsx?$|/testing/";

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "Files that import each other, be it for a type, cannot be read or tested alone.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "contract-is-a-leaf",
      comment:
        "The contract is read by page and server alike: it may know zod, and the schemas of plans, answers, steps and charts, nothing that computes.",
      severity: "error",
      from: { path: "^packages/contract/src", pathNot: TEST },
      to: {
        pathNot: [
          "^packages/contract/src",
          "^packages/table/src/(plan/|answer/answer-(schema|limits)|steps/(sheet-step-schema|steps-max)|chart/chart-spec)",
          "node_modules/zod/",
        ],
      },
    },
    {
      name: "table-is-a-leaf",
      comment: "Tables and charts are worked out the same in a page, its worker and the server: zod is the only thing they may know.",
      severity: "error",
      from: { path: "^packages/table/src", pathNot: TEST },
      to: { pathNot: ["^packages/table/src", "node_modules/zod/"] },
    },
    {
      name: "packages-look-down",
      comment: "catalogue → contract; document → table; writer → catalogue, document. Packages are pure: no Node, no app.",
      severity: "error",
      from: { path: "^packages/[^/]+/src", pathNot: [TEST, "generate-", "/catalogue/src/content/", "/testing/"] },
      to: { path: ["^apps/", "^(node:)?(fs|path|http|net|child_process|os|crypto|worker_threads)$"] },
    },
    {
      name: "catalogue-below-writer",
      comment:
        "The catalogue is data: it knows neither writer nor document. Only the check of its finished texts reads Markdown as the document does.",
      severity: "error",
      from: { path: "^packages/(catalogue|document|contract)/", pathNot: TEST },
      to: { path: "^packages/writer/" },
    },
    {
      name: "web-not-server",
      comment: "The page speaks to the server through the contract only.",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^apps/(server|sandbox)/" },
    },
    {
      name: "server-not-web",
      comment: "The server serves the page's build; it does not know its code.",
      severity: "error",
      from: { path: "^apps/(server|sandbox)/" },
      to: { path: "^apps/web/" },
    },
    {
      name: "sandbox-not-server",
      comment: "The sandbox stands in for the outside world: sharing code with us would hide our mistakes.",
      severity: "error",
      from: { path: "^apps/sandbox/src", pathNot: TEST },
      to: { path: "^apps/server/" },
    },
    {
      name: "sandbox-only-in-tests-and-wiring",
      comment: "The real adapters talk to the sandbox over HTTP.",
      severity: "error",
      from: { path: "^apps/server/src", pathNot: [TEST, "src/wiring"] },
      to: { path: "^apps/sandbox/" },
    },
    {
      name: "feature-not-feature",
      comment:
        "Features are composed by screens and layouts; what two of them share belongs in ui, lib or app. An open document, with its calls, is shared by notes and essays.",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: ["^apps/web/src/features/$1/", "^apps/web/src/features/document/"] },
    },
    {
      name: "features-below-screens",
      comment: "screens → features → editor → ui, lib.",
      severity: "error",
      from: { path: "^apps/web/src/(features|editor|ui|lib)/", pathNot: TEST },
      to: { path: "^apps/web/src/screens/" },
    },
    {
      name: "editor-below-features",
      comment: "The editor serves every feature with a text to edit: a feature hands in its calls and its resource.",
      severity: "error",
      from: { path: "^apps/web/src/editor/", pathNot: TEST },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "ui-and-lib-at-the-bottom",
      comment: "A part of ui/ or lib/ knows no feature, screen, layout or editor and fetches nothing.",
      severity: "error",
      from: { path: "^apps/web/src/(ui|lib)/", pathNot: TEST },
      to: { path: "^apps/web/src/(features|editor|screens|app)/" },
    },
    {
      name: "only-repos-read-the-database",
      comment: "Tables are spelled in *.repo.ts, db/ and the operator's command line; types may travel.",
      severity: "error",
      from: { path: "^apps/server/src/modules/", pathNot: ["\\.repo\\.ts$", TEST] },
      to: { path: "^apps/server/src/db/", pathNot: "in-transaction", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "adapters-know-ports",
      comment: "An adapter implements a port; it knows no module and no transport.",
      severity: "error",
      from: { path: "^apps/server/src/adapters/", pathNot: TEST },
      to: { path: "^apps/server/src/(modules|http|wiring|app)" },
    },
    {
      name: "modules-not-http",
      comment: "Modules do not know how they are called, nor which adapter serves them.",
      severity: "error",
      from: { path: "^apps/server/src/modules/", pathNot: TEST },
      to: { path: "^apps/server/src/(http|adapters|wiring|app|main)" },
    },
    {
      name: "module-to-module-by-its-public-api",
      comment: "A module is entered by the file named like it, or by index.ts.",
      severity: "error",
      from: { path: "^apps/server/src/modules/([^/]+)/", pathNot: TEST },
      to: {
        path: "^apps/server/src/modules/[^/]+/",
        pathNot: ["^apps/server/src/modules/$1/", "^apps/server/src/modules/([^/]+)/(\\1|index|exporter)\\.ts$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "ports-are-alone",
      comment: "A port speaks our words only.",
      severity: "error",
      from: { path: "^apps/server/src/ports/" },
      to: { path: "^apps/server/src/(?!ports/)" },
    },
    {
      name: "catalogue-stays-on-the-server",
      comment:
        "Recipes never reach a browser: the page reads the catalogue in loaders, which run at build and are cut out of the screens, in *.server.ts, or by its palette index, its majors and the finder of scenes, which hold none. The bundle check proves it.",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: ["\\.server\\.ts$", "^apps/web/src/screens/[^/]+/[^/]+-screen\\.tsx$", TEST] },
      to: { path: "^packages/catalogue/", pathNot: "palette|majors|src/sentence/" },
    },
    {
      name: "tests-stay-tests",
      comment: "What ships does not import what tests use.",
      severity: "error",
      from: { pathNot: [TEST, "^(e2e|bench)/"] },
      to: { path: "/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(node_modules|build|\\.react-router|\\.runtime)/|registry\\.gen\\.ts" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
