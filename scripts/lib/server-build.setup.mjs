import { buildServer } from "./server-build.mjs";

/** Tests that start servers start the built one, as `npm start` does. */
export async function setup() {
  await buildServer({ node: process.execPath, env: process.env, quiet: true });
}
