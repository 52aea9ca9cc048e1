import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { catalogueConstants } from "./catalogue-constants.ts";
import { leaveOutRouterParts } from "./leave-out-router-parts.ts";

const DEFAULT_SERVER_PORT = 3000;
const variant = process.env["VITE_VARIANT"] === "en" ? "en" : "zh";
/** `#messages/*` resolves by this condition (package.json "imports"), so a build holds one language only. */
const variantConditions = variant === "en" ? ["variant-en"] : [];

/** While developing, calls go to the server. It hears the address the page was opened under, so that a phone's QR leads back here. */
const toServer = { target: `http://127.0.0.1:${process.env["PORT"] ?? DEFAULT_SERVER_PORT}`, changeOrigin: false };

/**
 * A group also takes what its modules import, unless a group of higher priority has it.
 * What every page needs, in few files: dozens of small chunks cost 5 % more bytes than one, because each is compressed alone.
 * Only modules that are in the first load anyway may be named here; a lazy one would be pulled into it.
 */
const chunkGroups = [
  { name: "base", test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\/|vite\/preload-helper/, priority: 3 },
  {
    name: "shell",
    test: /apps\/web\/src\/(root|app\/(layouts|on-api|providers|overlays\/(overlays|palette-host)|shell\/(footer|tab-bar|top-bar|sidebar\.|screen-error|not-found|use-|toggle))|lib\/(api-|session-store|cookies|cx|variant|format|categories|page-meta|palette|pay-store|theme|unsaved-sender|lazy|from-build|forget|length)|messages\/[a-z]+\/(shell|ui|not-found)|ui\/(icon|button|chip|seal|brand|toast|error-state|menu\/use|side-link|skeleton)|features\/(install\/use|scene-menu\/(scene-menu|category-links)|session\/(login-dialog|sign-in\.)))/,
    priority: 2,
  },
  // What members have around every page, and what lists are made of: each chunk more is a name in the manifest of the first load.
  {
    name: "quota",
    test: /src\/(features\/(counter\/(balance\.|gauge-value|days-left)|gift|pay\/(api|promotion-of|promo-button|top-up))|messages\/[a-z]+\/pay|lib\/(use-can-pay|shanghai-day)|ui\/citrus-gauge)/,
    priority: 1,
  },
  {
    name: "lists",
    test: /src\/(ui\/(loaded|data-table|empty-state|pager|section|figures|badge|banner)|lib\/day-of|messages\/[a-z]+\/(list|time))/,
    priority: 1,
  },
  {
    name: "own",
    test: /src\/(features\/account\/(account-places|account-links|api)|messages\/[a-z]+\/account|screens\/my\/my-page|ui\/copy-button|lib\/text-actions\/copy-line)/,
    priority: 1,
  },
  { name: "queries", test: /node_modules\/@tanstack\/|src\/lib\/(queries|query-[a-z]+)\.tsx?/, priority: 1 },
];

export default defineConfig({
  plugins: [leaveOutRouterParts(), reactRouter()],
  define: catalogueConstants(variant),
  resolve: { conditions: [...variantConditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...variantConditions, ...defaultServerConditions] } },
  environments: { client: { build: { rolldownOptions: { output: { comments: false, codeSplitting: { groups: chunkGroups } } } } } },
  build: { target: "es2022", assetsInlineLimit: 2048, reportCompressedSize: false },
  server: { port: 5173, strictPort: true, proxy: { "/api": toServer, "/files": toServer, "/avatars": toServer, "/sandbox": toServer } },
});
