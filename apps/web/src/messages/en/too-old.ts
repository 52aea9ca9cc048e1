/** What stands above a page in a browser that is too old for it. Only part of stored pages. */
export const tooOldMessage =
  "This browser is too old to write with; you can read this page. Please use Chrome or Edge 109, Safari 16.4 or Firefox 121, or newer.";
