import type { Forms } from "../forms/forms-types.ts";
import { formsOf } from "../forms/index.ts";
import type { Random } from "../text/random.ts";
import { createRandom, hashText } from "../text/random.ts";
import type { Brief } from "./draft-types.ts";

/** Same scene, inputs, length and attempt: same choices; another attempt: others. */
export function createContext(input: { brief: Brief; seed: readonly (string | number | null)[]; attempt?: number }): Context {
  const { brief, seed, attempt = 0 } = input;
  const forms = formsOf(brief.language);
  const random = createRandom(hashText([brief.scene.key, brief.language, brief.ownText, ...seed].join("\u0001")));
  const slots = { ...brief.slots, ...titleSlots(brief) };
  return { brief: { ...brief, slots }, forms, random, attempt };
}

/** Forms of the subject that titles need. */
function titleSlots({ values, scene, language }: Brief): Record<string, string | undefined> {
  const raw = values["topic"] ?? values["name"];
  const type = scene.title[language];
  const bare = values["topic"]
    ?.replace(/^关于/, "")
    .replace(new RegExp(`的?(?:${type}|请示|报告|通知|函|决定|公告|通告|通报|意见|议案|决议)$`), "");
  const book = values["bookName"] ?? values["name"];
  return {
    type,
    topic0: values["topic"],
    name0: values["name"],
    keyword0: raw === undefined || values["keyword"] ? values["keyword"]?.split(/[,，、;；\s]+/)[0] : undefined,
    subject: bare || undefined,
    side: values["point"]?.replace(/^(?:正方|反方|我方|pro|con|for|against|proposition|opposition)\s*[：:，,]\s*/i, ""),
    book: book === undefined ? undefined : /《/.test(book) || language === "en" ? book : `《${book}》`,
  };
}

/** Everything a section writer needs. */
export interface Context {
  readonly brief: Brief;
  readonly forms: Forms;
  readonly random: Random;
  /** 0 for the first draft; each further draft asks the next of a section's questions. */
  readonly attempt: number;
}
