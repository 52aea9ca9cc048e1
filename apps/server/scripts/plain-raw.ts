/** A raw template whose parts in braces are names or calls, without text of their own. */
const RAW = /String\.raw`((?:[^`\\$]|\\[^`$]|\\\$(?!\{)|\$(?!\{)|\$\{[^`\\{}]*\})*)`/g;

/**
 * The same code with `String.raw` templates as plain ones. The build escapes what is not ASCII but may not touch raw text, and one
 * such character makes the whole script take twice its memory.
 */
export const plainRaw = (code: string): string => code.replace(RAW, (_, text: string) => `\`${text.replaceAll("\\", "\\\\")}\``);
