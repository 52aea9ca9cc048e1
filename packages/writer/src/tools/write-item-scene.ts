import { countCharacters } from "@tangleaf/document";
import { nameTails as zhTails } from "../banks/zh/names.ts";
import type { Context } from "../engine/create-context.ts";
import { expand } from "../text/expand.ts";
import { capitalize } from "../text/smooth.ts";
import { bareSentence } from "../text/split-sentences.ts";

/** Longest part of a user's sentence that a title can contain. */
const LONGEST_KEY = { zh: 16, en: 9 };
const TRIES_PER_ITEM = 40;

/** Exactly `count` different items (titles, names, openings) made of the user's words. */
export function writeItemScene({ context, count }: { context: Context; count: number }): string {
  const { brief, forms, random } = context;
  const patterns = forms.items[brief.scene.key] ?? forms.items["*"] ?? ["{k}"];
  const { words, clauses } = keyWords(context);
  const isName = patterns.some((pattern) => pattern.includes("{b}"));
  const items: string[] = [];
  const seen = new Set<string>();
  for (let i = 0; items.length < count && i < count * TRIES_PER_ITEM; i += 1) {
    const pattern = patterns[(i + random.below(2)) % patterns.length] ?? "{k}";
    const slots = isName
      ? nameSlots(context)
      : itemSlots(context, pickAt(words, items.length + random.below(3)), pickAt(clauses, items.length + random.below(2)));
    const made = expand(pattern, slots, random);
    const text = made !== null && brief.language === "en" ? capitalize(made) : made;
    const id = isName ? (text?.slice(0, 2) ?? "") : (text ?? "");
    if (!text || seen.has(id)) continue;
    seen.add(id);
    items.push(text);
  }
  for (let i = 0; items.length < count; i += 1)
    items.push(`${items[i % Math.max(1, items.length)] ?? brief.scene.title[brief.language]}（${forms.numerals[i] ?? ""}）`);
  return items.map((text, index) => `${index + 1}. ${text}`).join("\n");
}

function pickAt(list: readonly string[], index: number): string | undefined {
  return list[index % Math.max(1, list.length)];
}

function itemSlots({ brief }: Context, key: string | undefined, clause: string | undefined): Record<string, string | undefined> {
  const { values } = brief;
  return {
    ...values,
    k: key,
    q: clause,
    n: values["name"] ?? values["brand"] ?? values["company"],
    c: values["category"],
    p: values["target"] ?? values["point"],
  };
}

function nameSlots({ brief, random }: Context): Record<string, string | undefined> {
  const idea = brief.values["point"] ?? brief.values["keyword"] ?? brief.values["industry"] ?? brief.scene.title[brief.language];
  if (brief.language === "en") {
    const words = [
      ...Object.values(brief.values)
        .join(" ")
        .matchAll(/[A-Za-z]{3,}/g),
    ].map(([word]) => word[0]?.toUpperCase() + word.slice(1).toLowerCase());
    return {
      a: random.pick(words),
      b: random.pick(["Lane", "Grove", "Field", "Harbor", "Works", "House", "Path", "Yard", "Bloom", "North"]),
      p: idea,
    };
  }
  const signs = [...`${brief.values["keyword"] ?? ""}${brief.values["point"] ?? ""}${brief.values["industry"] ?? ""}`].filter(
    (sign) => /[\u4e00-\u9fff]/.test(sign) && !/[的了和与是在有不之加现做线精个]/.test(sign),
  );
  const first = random.pick(signs.length > 0 ? signs : [...zhTails]);
  return { a: first, b: random.pick(zhTails.filter((tail) => tail !== first)), p: idea };
}

/** Short phrases of the user's that an item can be built on. */
function keyWords({ brief }: Context): { words: string[]; clauses: string[] } {
  const { values, language } = brief;
  const separator = language === "zh" ? /[,，、;；/\s]+/ : /[,;/]+/;
  const short = [values["topic"], values["keyword"], values["name"], values["fangxiang"]].filter(
    (value): value is string => value !== undefined,
  );
  const words = short.flatMap((value) =>
    countCharacters(value) <= LONGEST_KEY[language] && !/[,，、;；/]/.test(value) ? [value] : value.split(separator),
  );
  const clauses = brief.atoms.flatMap(({ text }) => bareSentence(text).split(/[，；：,;:]/)).map((clause) => clause.trim());
  const fitting = (list: readonly string[]) => [
    ...new Set(list.map((word) => word.trim()).filter((word) => word.length > 1 && countCharacters(word) <= LONGEST_KEY[language])),
  ];
  const found = { words: fitting(words), clauses: fitting(clauses) };
  if (found.words.length === 0 && found.clauses.length === 0) return { words: [brief.scene.title[language]], clauses: [] };
  return language === "en" && found.words.length === 0 ? { ...found, words: found.clauses } : found;
}
