import { withoutMarks } from "@tangleaf/document";
import { draftOutline } from "../draft-outline.ts";
import { layOutThesis, type ThesisLayout } from "../lay-out-thesis.ts";
import { sayFacts } from "../say-fact.ts";
import type { ThesisOutline } from "../thesis-types.ts";
import { definitionSentences } from "../words/definitions.ts";
import { writeSection } from "../write-thesis-section.ts";
import type { TestTopic } from "./topics.ts";

/** A thesis of the sample writer, written section by section as the server asks for it. */
export type WrittenThesis = {
  readonly material: TestTopic;
  readonly outline: ThesisOutline;
  readonly layout: ThesisLayout;
  readonly texts: readonly string[];
};

export function writeThesis(material: TestTopic, attempt = 1): WrittenThesis {
  const outline = draftOutline({ material, length: material.length, chaptersMax: 9, attempt });
  const layout = layOutThesis(material, outline);
  const texts = layout.leaves.map(({ path, section }) =>
    writeSection({ material, outline, path, written: [], target: section.characters, attempt }),
  );
  return { material, outline, layout, texts };
}

const NOT_PROSE = /^(?:\||表：|Table: |\$\$|- )/;

/** What of a section's text is neither the author's, nor a card's, nor a mark, a table or a formula: the writer's own sentences. */
export function ownSentencesOf({ layout, texts, material }: WrittenThesis, at: number): string[] {
  const { language } = material;
  const known = [
    ...definitionSentences(language),
    ...sayFacts(layout.facts[at] ?? [], language, layout.topic.method),
    ...(layout.cards[at] ?? [])
      .flatMap((card) => [...card.sentences[language], ...card.limits[language]])
      .flatMap((sentence) => sentence.split(/\{\w+\}/)),
    ...(layout.cards[at] ?? []).flatMap(({ exhibits }) =>
      exhibits.flatMap((exhibit) => (exhibit.kind === "formula" ? [exhibit.latex, exhibit.where[language]] : [])),
    ),
  ].sort((a, b) => b.length - a.length);
  const prose = (texts[at] ?? "")
    .split("\n")
    .filter((line) => !NOT_PROSE.test(line))
    .join("\n");
  const slots = Object.values(layout.slots).filter((words) => words !== undefined && words !== "");
  let left = withoutMarks(prose);
  for (const words of known) if (words.trim().length > 1) left = left.split(words).join("\n");
  return left.split("\n").filter((line) => /[\p{L}]/u.test(line) && !slots.includes(line.trim()));
}
