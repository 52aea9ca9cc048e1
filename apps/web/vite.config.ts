import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import rootPackage from "../../package.json" with { type: "json" };
import { catalogueConstants } from "./catalogue-constants.ts";
import { chunkGroups } from "./chunk-groups.ts";

const DEFAULT_SERVER_PORT = 3000;
const variant = process.env["VITE_VARIANT"] === "en" ? "en" : "zh";
/** `#messages/*` resolves by this condition (package.json "imports"), so a build holds one language only. */
const variantConditions = variant === "en" ? ["variant-en"] : [];

/** While developing, calls go to the server. It hears the address the page was opened under, so that a phone's QR leads back here. */
const toServer = { target: `http://127.0.0.1:${process.env["PORT"] ?? DEFAULT_SERVER_PORT}`, changeOrigin: false };

/** The reader of workbooks says nowhere that its files only define things: without this its writer and all it can draw come along. */
const treeshake = { moduleSideEffects: [{ test: /node_modules[\\/]hucre[\\/]/, sideEffects: false }] };

/** The oldest browsers, as the build names them: "ios_saf 16.4" is "ios16.4". */
const BASELINE = rootPackage.browserslist.map((browser) => browser.replace("ios_saf", "ios").replace(" ", ""));

export default defineConfig({
  plugins: [reactRouter()],
  define: catalogueConstants(variant),
  resolve: { conditions: [...variantConditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...variantConditions, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake,
          output: { comments: false, codeSplitting: { groups: chunkGroups() } },
        },
      },
    },
  },
  // As modules: what a thread needs only now and then is a file of its own there too.
  worker: { format: "es", rolldownOptions: { treeshake } },
  build: { target: BASELINE, assetsInlineLimit: 2048, reportCompressedSize: false },
  server: { port: 5173, strictPort: true, proxy: { "/api": toServer, "/files": toServer, "/avatars": toServer, "/sandbox": toServer } },
});
