import { countCharacters } from "@tangleaf/document";
import { draftOutline } from "../draft-outline.ts";
import { layOutThesis } from "../lay-out-thesis.ts";
import { parseTopic } from "../parse-topic.ts";
import { suggestTitles } from "../suggest-titles.ts";
import type { OutlineSection } from "../thesis-types.ts";
import { writeAbstract } from "../write-abstract.ts";
import { writeConclusion } from "../write-conclusion.ts";
import { composeSection } from "../write-thesis-section.ts";
import { TOPICS } from "./topics.ts";

/** Prints whole theses of the sample writer to be read: `node packages/writer/src/thesis/testing/show.ts 0 5 11`, by their place in `TOPICS`. */
const print = (text: string) => process.stdout.write(`${text}\n`);
const isBrief = process.argv.includes("outline");

for (const at of process.argv.slice(2).filter((word) => /^\d+$/.test(word))) {
  const material = TOPICS[Number(at)];
  if (material === undefined) continue;
  const topic = parseTopic(material);
  print(`\n######## ${at} ${material.topic} | ${topic.method} | ${topic.object} | ${topic.problem} | ${topic.scope}`);
  for (const { text, kinds, names } of topic.facts) print(`  · ${text} [${kinds.join(" ")}] ${names.join(" / ")}`);
  for (const { title, translated } of suggestTitles({ material, count: 6, attempt: 1 })) print(`  * ${title} | ${translated}`);
  const outline = draftOutline({ material, length: material.length, chaptersMax: 9, attempt: 1 });
  const layout = layOutThesis(material, outline);
  const visit = (section: OutlineSection, path: readonly number[]): void => {
    print(`${"#".repeat(path.length)} ${section.title} (${section.characters}, ${section.role})`);
    const place = layout.leaves.findIndex((leaf) => leaf.path.join() === path.join());
    if (!isBrief && place >= 0) {
      const text = composeSection(layout, place, { target: section.characters, written: [], attempt: 1 });
      const cards = (layout.cards[place] ?? []).map(({ key }) => key).join(", ");
      print(`[${countCharacters(text)}; ${cards}]\n${text}\n`);
    }
    for (const [index, child] of section.sections.entries()) visit(child, [...path, index]);
  };
  for (const [index, section] of outline.sections.entries()) visit(section, [index]);
  if (isBrief) continue;
  print(`--- abstract\n${writeAbstract({ material, outline, language: "zh" })}\n\n${writeAbstract({ material, outline, language: "en" })}`);
  print(`--- conclusion\n${writeConclusion({ material, outline, target: 800 })}`);
}
