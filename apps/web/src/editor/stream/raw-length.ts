/** UTF-16 units at the head of `raw` that become `units` units once its line ends are all `\n`. */
export function rawLength(raw: string, units: number): number {
  if (!raw.includes("\r")) return Math.min(units, raw.length);
  let at = 0;
  for (let n = 0; n < units && at < raw.length; n++) at += raw.startsWith("\r\n", at) ? 2 : 1;
  return at;
}
