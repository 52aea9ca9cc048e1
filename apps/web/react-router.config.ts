import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./src/app/public-paths.server.ts";

const variant = process.env["VITE_VARIANT"] === "en" ? "en" : "zh";

/** No page server: public pages are rendered at build, once per variant; every other address gets `index.html`. */
export default {
  appDirectory: "src",
  buildDirectory: `build/.work-${variant}`,
  ssr: false,
  prerender: { paths: () => publicPaths(), concurrency: 4 },
} satisfies Config;
