export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** The first of the browser's languages that there are texts for. */
export function pickLanguage(accepted: string | undefined): "zh" | "en" {
  const first = (accepted ?? "").split(",").find((part) => /^\s*(zh|en)\b/i.test(part));
  return first !== undefined && /^\s*en/i.test(first) ? "en" : "zh";
}
