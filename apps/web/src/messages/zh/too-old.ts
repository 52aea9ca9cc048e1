/** What stands above a page in a browser that is too old for it. Only part of stored pages. */
export const tooOldMessage = "这个浏览器太旧，这一页只能看，不能写。请换用 Chrome 或 Edge 109、Safari 16.4、Firefox 121，或更新的版本。";
