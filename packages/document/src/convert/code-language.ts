/** The language of a code block from what stands behind its fence: one word without characters that mean something to Markdown. */
export function codeLanguage(info: string): string {
  return /^[\w+#.-]{1,40}/.exec(info.trim())?.[0] ?? "";
}
