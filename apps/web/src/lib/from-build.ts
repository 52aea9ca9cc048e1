import type { ClientLoaderFunctionArgs } from "react-router";

/**
 * `clientLoader` of a screen whose `loader` runs at build: asks for the stored answer (`<address>.data`). Without it an
 * address that was not built, such as an unknown scene, ends as an internal error instead of the 404 it is.
 */
export function fromBuild({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  return serverLoader();
}
