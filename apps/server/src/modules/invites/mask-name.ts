/** Tells who somebody is to those who know them, and to nobody else: 林小满 → 林**, Alice → A**. One grapheme, so no emoji is cut. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return `${first?.segment ?? ""}**`;
}
