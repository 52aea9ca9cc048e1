import { numberDocument } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import { FORMULA_WORDS } from "../../../word-format/index.ts";
import type { ThesisProfile } from "../../profiles/thesis-profile.ts";
import { countForWord, type WordNumbers } from "../document/count-for-word.ts";

/** Numbers of a thesis: headings in the profile's form; figures, tables and formulas in the school's labels, by chapter where those say so. */
export function numberThesis(content: DocumentContent, profile: ThesisProfile): WordNumbers {
  const { labels, numbering, textLanguage: language } = profile;
  const counted = countForWord({ ...content, settings: { ...content.settings, language, numbering } });
  const count = labels.figure.includes("{chapter}") ? "chapters" : "none";
  const byChapter = count === numbering ? counted : numberDocument({ blocks: content.blocks, settings: { language, numbering: count } });
  const figures = relabelled(byChapter.figures, labels.figure);
  const tables = relabelled(byChapter.tables, labels.table);
  const equations = relabelled(byChapter.equations, labels.formula);
  const said = [...equations].map(([id, label]): [string, string] => [id, FORMULA_WORDS[language] + label]);
  return { ...counted, figures, tables, equations, references: new Map([...counted.references, ...figures, ...tables, ...said]) };
}

function relabelled(labels: ReadonlyMap<string, string>, pattern: string): Map<string, string> {
  return new Map(
    [...labels].map(([id, label]) => {
      const [, chapter, number = ""] = /(?:(?<!\d)(\d+)[-.])?(?<!\d)(\d+)\)?$/.exec(label) ?? [];
      const form = chapter === undefined ? pattern.replace(/\{chapter\}[^{]*/, "") : pattern.replace("{chapter}", chapter);
      return [id, form.replace("{number}", number)];
    }),
  );
}
