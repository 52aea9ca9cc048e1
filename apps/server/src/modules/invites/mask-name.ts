/** Recognisable for friends only: 林小满 → 林**, Alice → A**. Keeps one grapheme, so that no emoji is cut. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return `${first?.segment ?? ""}**`;
}
