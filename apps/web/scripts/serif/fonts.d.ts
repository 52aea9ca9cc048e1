declare module "subset-font" {
  type Options = { targetFormat: "sfnt" | "woff2"; keepFeatures?: readonly string[] };
  /** A font with the characters of `text` and no others. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
