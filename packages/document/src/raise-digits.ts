const RAISED: Readonly<Record<string, string>> = {
  0: "⁰",
  1: "¹",
  2: "²",
  3: "³",
  4: "⁴",
  5: "⁵",
  6: "⁶",
  7: "⁷",
  8: "⁸",
  9: "⁹",
  "-": "⁻",
  "+": "⁺",
};
const RAISED_HTML = /<sup>([-+−]?\d{1,4}[-+−]?)<\/sup>/gi;

/** Digits and signs as raised ones: 10² is not 102. */
export const raiseDigits = (digits: string): string => [...digits].map((sign) => RAISED[sign] ?? sign).join("");

/** HTML with raised digits as signs of their own, for its tags are taken away. */
export const raiseHtmlDigits = (html: string): string =>
  html.replace(RAISED_HTML, (_, digits: string) => raiseDigits(digits.replace("−", "-")));
