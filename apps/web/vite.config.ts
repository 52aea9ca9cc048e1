import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { catalogueConstants } from "./catalogue-constants.ts";

const variant = process.env["VITE_VARIANT"] === "en" ? "en" : "zh";
/** `#messages/*` resolves by this condition (package.json "imports"), so a build holds one language only. */
const variantConditions = variant === "en" ? ["variant-en"] : [];

export default defineConfig({
  plugins: [reactRouter()],
  define: catalogueConstants(variant),
  resolve: { conditions: [...variantConditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...variantConditions, ...defaultServerConditions] } },
  build: { target: "es2022", assetsInlineLimit: 2048, reportCompressedSize: false },
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:3000", "/files": "http://127.0.0.1:3000" } },
});
