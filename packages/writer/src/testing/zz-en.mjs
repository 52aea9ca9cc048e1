import { allDocuments, allScenes, lengthOf } from "@tangleaf/catalogue";
import { countCharacters, repetition } from "@tangleaf/document";
import { familyOf } from "../scene/family-of.ts";
import { measureScene } from "./measure-scene.ts";

const [sel, full = "full", show = "text"] = process.argv.slice(2);
for (const s of [...allScenes(), ...allDocuments()]) {
  if (!(sel === "all" || familyOf(s) === sel || sel.split(",").includes(s.key))) continue;
  const m = measureScene({ scene: s, language: "en", target: lengthOf(s)?.default ?? null, fullness: full });
  if (show === "text")
    console.log(
      `\n=========== ${s.key} [${familyOf(s)}/${s.output.kind}] ${m.size}/${m.target} rep ${m.rep4.toFixed(3)} kept ${m.kept}/${m.sentences} ${m.strayDigits}\n${m.text}`,
    );
  else if (m.miss > 0.1 || m.rep4 > 0.12 || m.strayDigits.length || m.openSlots || m.kept < m.sentences)
    console.log(s.key, familyOf(s), `${m.size}/${m.target} rep ${m.rep4.toFixed(3)} kept ${m.kept}/${m.sentences} digits ${m.strayDigits}`);
}
