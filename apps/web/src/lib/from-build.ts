import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `clientLoader` of a screen whose `loader` runs at build: asks for the stored answer (`<address>.data`). Without it an
 * address that was not built, such as an unknown scene, ends as an internal error instead of the 404 it is.
 */
export function fromBuild({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  return serverLoader();
}

/** `shouldRevalidate` of such a screen: what was built for an address does not hang on what it asks for, and is not asked for again. */
export function whenElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
