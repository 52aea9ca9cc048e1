import type { SandboxWork } from "./work.ts";

/** The work as a lying service tells it: the same DOI, and nothing else. */
export function lie(work: SandboxWork): SandboxWork {
  return {
    ...work,
    title: work.language === "zh" ? "论钓鱼与修伞的若干旧事" : "On kites, umbrellas and other matters",
    authors: work.language === "zh" ? [{ family: "无", given: "此人" }] : [{ family: "Nobody", given: "At All" }],
    year: 1987,
  };
}

/** Every field, at any depth, with a value of another type. */
export function withWrongTypes(value: unknown): unknown {
  if (typeof value === "string") return { unexpected: value.length };
  if (typeof value === "number") return [value];
  if (Array.isArray(value)) return "not a list";
  if (typeof value !== "object" || value === null) return 7;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]));
}

const LONG = 2500;
const HOSTILE_TEXT = `<script>alert(1)</script>\u0000\u202E<jats:p onload="x">&lt;img src=x&gt;&amp;lt;b&amp;gt;${"长".repeat(LONG)}`;
const HOSTILE_NUMBER = 1e300;

/** Every text and number, at any depth, as somebody would send it who means harm. DOIs stay: else nothing would be looked at. */
export function withHostileFields(value: unknown, key = ""): unknown {
  if (/^doi$/i.test(key)) return value;
  if (typeof value === "string") return key === "URL" || key.endsWith("_url") ? "javascript:alert(1)" : HOSTILE_TEXT;
  if (typeof value === "number") return HOSTILE_NUMBER;
  if (Array.isArray(value)) return value.map((inner) => withHostileFields(inner));
  if (typeof value !== "object" || value === null) return value;
  if (key === "abstract_inverted_index") return { word: [-1, 0.5, 4_000_000_000, "0", 1], [HOSTILE_TEXT]: [0], other: "no list" };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withHostileFields(inner, name)]));
}
