import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./src/app/public-paths.server.ts";

const variant = process.env["VITE_VARIANT"] === "en" ? "en" : "zh";

/** No page server: public pages are rendered at build, once per variant; every other address gets `index.html`. */
export default {
  appDirectory: "src",
  buildDirectory: `build/.work-${variant}`,
  ssr: false,
  // Loaders are as small as the names of chunks of their own would be, which every first load has in its list of routes.
  splitRouteModules: false,
  prerender: { paths: () => publicPaths(), concurrency: 4 },
} satisfies Config;
