import { allDocuments, allScenes, lengthOf } from "@tangleaf/catalogue";
import { checkDocument } from "@tangleaf/document/checks";
import { markdownToContent } from "@tangleaf/document/convert";
import { expect, it } from "vitest";
import { inputOf } from "./testing/input-sets.ts";
import { writeScene } from "./write-scene.ts";

/** Rules whose findings are a fault of the text, or of the rule: the sample writer leaves marks and repeats openings on purpose. */
const LEFT_OUT: ReadonlySet<string> = new Set(["mark", "styleOpening"]);

it.each(["zh", "en"] as const)("self-checks find nothing but marks in what the sample writer writes: %s", (language) => {
  const found = [...allScenes(), ...allDocuments()].flatMap((scene) => {
    const text = writeScene({
      scene,
      fields: inputOf(scene, language, "full"),
      target: lengthOf(scene)?.default ?? null,
      language,
      attempt: 1,
    });
    const content = { ...markdownToContent(text), settings: { language } };
    return checkDocument(content).flatMap(({ rule, values }) => (LEFT_OUT.has(rule) ? [] : [{ scene: scene.key, rule, values }]));
  });
  expect(found).toEqual([]);
});
