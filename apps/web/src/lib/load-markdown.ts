import type { createMarkdown } from "@tangleaf/document/markdown";

/** The part of a markdown-it instance this folder uses; the instance itself is made by `@tangleaf/document/markdown`. */
export type Markdown = Pick<ReturnType<typeof createMarkdown>, "parse" | "renderer" | "options" | "render">;

let pending: Promise<Markdown> | undefined;

/** Our Markdown parser, fetched once, when the first text is to be shown. */
export function loadMarkdown(): Promise<Markdown> {
  // A definition like `[1]: https://…` changes blocks far above it and shows nothing itself: here it stays the line it is.
  pending ??= Promise.all([import("@tangleaf/document/markdown"), import("@tangleaf/document/mark-quantities")]).then(
    ([{ createMarkdown }, { markQuantities }]) => createMarkdown().use(markQuantities).disable("reference"),
  );
  pending.catch(() => {
    pending = undefined;
  });
  return pending;
}
