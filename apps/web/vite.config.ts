import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { catalogueConstants } from "./catalogue-constants.ts";

const variant = process.env["VITE_VARIANT"] === "en" ? "en" : "zh";
/** `#messages/*` resolves by this condition (package.json "imports"), so a build holds one language only. */
const variantConditions = variant === "en" ? ["variant-en"] : [];

/**
 * What every page needs, in few files: dozens of small chunks cost 5 % more bytes than one, because each is compressed alone.
 * Only modules that are in the first load anyway may be named here; a lazy one would be pulled into it.
 */
const chunkGroups = [
  { name: "base", test: /node_modules\/(react|react-dom|scheduler|react-router|zustand|@tanstack)\/|vite\/preload-helper/, priority: 2 },
  {
    name: "shell",
    test: /apps\/web\/src\/(app\/|lib\/[a-z-]+\.ts|messages\/[a-z]+\/(shell|ui|not-found)\.ts|ui\/(icon|button|chip|seal|badge|brand|menu|toast|skeleton|spinner|error-state|citrus-gauge)\/|features\/(counter|scene-menu|install|notices)\/|features\/session\/(login-dialog|sign-in|sign-out|login-tip))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  define: catalogueConstants(variant),
  resolve: { conditions: [...variantConditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...variantConditions, ...defaultServerConditions] } },
  environments: { client: { build: { rolldownOptions: { output: { comments: false, codeSplitting: { groups: chunkGroups } } } } } },
  build: { target: "es2022", assetsInlineLimit: 2048, reportCompressedSize: false },
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:3000", "/files": "http://127.0.0.1:3000" } },
});
