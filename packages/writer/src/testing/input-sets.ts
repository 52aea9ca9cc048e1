import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Language } from "../language.ts";
import { hashText } from "../text/random.ts";
import { fixtureFields } from "./fixture-fields.ts";

/** full: every field, several sentences; sparse: required fields, a few words; messy: lists, semicolons, typos, emoji, another language. */
export const INPUT_SETS = ["full", "sparse", "messy"] as const;
export type InputSet = (typeof INPUT_SETS)[number];

const EXAMPLE = /^(?:比如|例如|如)[：:]\s*|^e\.g\.,?\s*/i;
const WEEK = 3;
const MESSES: Readonly<Record<Language, readonly ((clauses: readonly string[]) => string)[]>> = {
  zh: [
    (clauses) => clauses.map((clause, index) => `${index + 1}.${clause}`).join("\n"),
    (clauses) => `${clauses.join("；")}；总之做的还行😄`,
    (clauses) => clauses.map((clause) => `- ${clause} ！！`).join("\n"),
    (clauses) => `${clauses.join(" ; ")} ; deadline 没定下来,先 follow up`,
    (clauses) =>
      `${clauses.map((clause, index) => `（${"一二三四五六七八九"[index] ?? "十"}）${clause}`).join("；\n")}\n\n已经做的的差不多了`,
  ],
  en: [
    (clauses) => clauses.map((clause, index) => `${index + 1}) ${clause}`).join("\n"),
    (clauses) => `${clauses.join("; ")}; went ok i think 😄`,
    (clauses) => clauses.map((clause) => `* ${clause}!!`).join("\n"),
    (clauses) => `${clauses.join(" ; ")} ; still waiting on teh reply`,
  ],
};

/** A scene's form as somebody might fill it; always the same for a set. Examples come from the fields' own placeholders. */
export function inputOf(scene: CatalogueScene, language: Language, set: InputSet): Record<string, string | number> {
  if (set === "full") return fixtureFields(scene, language, "full");
  const fields: Record<string, string | number> = {};
  for (const { key, type, required, placeholder } of scene.form) {
    if (key === "length" || (set === "sparse" && !required)) continue;
    if (type === "number") {
      fields[key] = WEEK;
      continue;
    }
    const example = placeholder[language].replace(EXAMPLE, "").trim();
    const clauses = example
      .split(type === "textarea" ? /[；;。]\s*|\.\s+/ : /$^/)
      .map((clause) => clause.trim())
      .filter(Boolean);
    if (set === "sparse") fields[key] = clauses[0] ?? example;
    else if (type !== "textarea") fields[key] = ` ${example} `;
    else fields[key] = MESSES[language][hashText(scene.key + key) % MESSES[language].length]?.(clauses) ?? example;
  }
  return fields;
}
