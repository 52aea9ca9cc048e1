const NAME_MAX_CHARACTERS = 80;
/** File systems hold 255 bytes; the rest is for the " (1)" a browser adds. */
const NAME_MAX_BYTES = 240;
/** Forbidden on Windows, separators elsewhere, and what would break a header. */
const UNSAFE = /[\\/:*?"<>|%#]/g;
/** Controls, line and direction marks: a right-to-left override makes `cod.exe` read as `exe.doc`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name for a title: safe on every system, at most 80 characters with its ending; `fallback` when nothing is left. */
export function fileNameOf(title: string, extension: string, fallback: string): string {
  const clean = title.replace(INVISIBLE, " ").replace(UNSAFE, " ").replace(/\s+/g, " ");
  const characters = Array.from(clean).slice(0, NAME_MAX_CHARACTERS - extension.length - 1);
  while (Buffer.byteLength(characters.join("")) > NAME_MAX_BYTES - extension.length - 1) characters.pop();
  const stem = characters.join("").replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, "");
  return `${stem === "" ? fallback : RESERVED.test(stem) ? `_${stem}` : stem}.${extension}`;
}

/** A download header that names the file in any language (RFC 6266, RFC 5987). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
