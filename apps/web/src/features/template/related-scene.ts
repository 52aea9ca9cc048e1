export type RelatedScene = { readonly path: string; readonly title: string };
