import { countCharacters } from "@tangleaf/document";
import type { Context } from "../engine/create-context.ts";
import { todo } from "../engine/fill-slots.ts";
import { capitalize } from "../text/capitalize.ts";
import { expand } from "../text/expand.ts";
import { bareSentence } from "../text/split-sentences.ts";

/** Longest part of a user's sentence that a title can contain. */
const LONGEST_KEY = { zh: 20, en: 12 };

/** Different items (titles, names, openings) made of the user's words: at most `count`, fewer where these give no more. */
export function writeItemScene({ context, count }: { context: Context; count: number }): string {
  const { brief, forms, random } = context;
  const patterns = forms.items[brief.scene.key] ?? forms.items["*"] ?? ["{k}"];
  const slots = brief.scene.key in NAMES ? nameSlots(context) : itemSlots(context);
  const items = new Set<string>();
  const rounds = patterns.length * Math.max(1, slots.length);
  const from = random.below(patterns.length);
  for (let i = 0; items.size < count && i < rounds; i += 1) {
    const made = expand(
      patterns[(from + i) % patterns.length] ?? "{k}",
      slots[(i + Math.floor(i / patterns.length)) % Math.max(1, slots.length)] ?? {},
      random,
    );
    if (made !== null && made !== "") items.add(brief.language === "en" ? capitalize(made) : made);
  }
  if (items.size === 0) return todo(brief.scene.title[brief.language], context);
  return [...items].map((text, index) => `${index + 1}. ${text}`).join("\n");
}

/** Scenes whose items are names, put together from two of the user's words or characters. */
const NAMES = { mkBrandName: true, companyName: true };

type Slots = Readonly<Record<string, string | undefined>>;

/** Each of the user's short phrases with another one: what an item is built from. */
function itemSlots(context: Context): Slots[] {
  const { values } = context.brief;
  const { words, clauses } = phrasesOf(context);
  const keys = words.length > 0 ? words : clauses;
  const others = [...clauses, ...words];
  return keys.map((key, index) => ({
    ...values,
    k: key,
    q:
      others.slice(index).find((other) => other !== key && !other.includes(key)) ??
      others.find((other) => other !== key && !other.includes(key)),
    n: values["name"] ?? values["brand"] ?? values["company"],
    c: values["category"],
    p: values["target"] ?? values["point"],
  }));
}

function nameSlots({ brief }: Context): Slots[] {
  const own = [brief.values["keyword"], brief.values["point"], brief.values["industry"]].filter((value) => value !== undefined).join(" ");
  const parts =
    brief.language === "en"
      ? [...own.matchAll(/[A-Za-z]{3,}/g)].map(([word]) => capitalize(word.toLowerCase())).filter((word) => !SMALL_WORDS.test(word))
      : [...own].filter((sign) => /[\u4e00-\u9fff]/.test(sign) && !/[的了和与是在有不之加现做线精个要让能会]/.test(sign));
  const different = [...new Set(parts)];
  return different.flatMap((a, index) => different.slice(index + 1).map((b) => ({ a, b })));
}
const SMALL_WORDS = /^(?:and|the|for|with|that|from|our|your|not|are)$/i;

/** Short phrases of the user's that an item can be built on. */
function phrasesOf({ brief }: Context): { words: string[]; clauses: string[] } {
  const { values, language } = brief;
  const separator = language === "zh" ? /[,，、;；/\s]+/ : /[,;/]+/;
  const short = ["topic", "keyword", "name", "fangxiang"].map((key) => values[key]).filter((value) => value !== undefined);
  const words = short.flatMap((value) => (isShort(value, language) && !/[,，、;；/]/.test(value) ? [value] : value.split(separator)));
  const clauses = brief.atoms.flatMap(({ text }) => bareSentence(text).split(/[，；：,;:]/));
  const fitting = (list: readonly string[]) => [
    ...new Set(list.map((word) => word.trim()).filter((word) => word.length > 1 && isShort(word, language))),
  ];
  return { words: fitting(words), clauses: fitting(clauses) };
}

function isShort(text: string, language: "zh" | "en"): boolean {
  return countCharacters(text) <= LONGEST_KEY[language];
}
