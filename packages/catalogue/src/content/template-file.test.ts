import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { templateFileSchema } from "./template-file.ts";
import { faultsIn } from "./testing/faults-in.ts";

const TEMPLATE = readFileSync(new URL("../../../../content/templates/medicine/nurse-speech.yaml", import.meta.url), "utf8");

/** Faults of the template with one place written otherwise: field and message. */
function faultsWith(from: string, to: string): string[] {
  expect(TEMPLATE).toContain(from);
  const faults = faultsIn("template.yaml", TEMPLATE.replace(from, to), templateFileSchema);
  return faults.map((fault) => fault.replace(/^template\.yaml:\d+: /, ""));
}

describe("a template file", () => {
  it("is read as it stands", () => {
    expect(faultsIn("template.yaml", TEMPLATE, templateFileSchema)).toEqual([]);
  });

  it.each([
    ["an unknown field", "remark:\n", "remarks:\n", "remarks: no field of this name is known. Did you mean “remark”?"],
    [
      "an unknown field of a line",
      "intent:\n",
      "intend:\n",
      "outline › no. 1 › intend: no field of this name is known. Did you mean “intent”?",
    ],
    ["an unknown kind", "kind: speech", "kind: speach", "kind: “speach” is not known. Did you mean “speech”?"],
    [
      "an address with capitals",
      "slug: nurse-speech",
      "slug: nurseSpeech",
      "slug: Write small letters, digits and hyphens, such as nurse-speech.",
    ],
    ["a length its kind has not", "min: 600", "min: 500", "length › min: Write 600 or more for the kind speech."],
    ["a default outside its bounds", "default: 1000", "default: 3100", "length › default: Write a number from 600 to 3000."],
    [
      "a pattern that makes another title",
      "zh: 护士节\n      en: Nurses' Day",
      "zh: 护士\n      en: Nurses' Day",
      "pattern › zh: With its slots filled in it reads “那盏床头灯（护士演讲稿）”. Make that the title.",
    ],
    ["weights that do not share the whole", "weight: 12", "weight: 10", "outline: The weights add up to 98. Make them add up to 100."],
    ["a title that stands twice", "zh: 我后来才明白", "zh: 一盏没关的灯", "outline › no. 3 › title › zh: Another line has this title."],
    [
      "too few mistakes",
      "mistake:\n      zh: 用排比歌颂代替事\n      en: Parallel phrases of praise instead of facts",
      "needs: [data]",
      "outline: Name a mistake in 2 lines or more.",
    ],
    ["a sample that is too long", "zh: 今天我想说的，是一盏灯。", `zh: ${"今天我想说的，是一盏灯。".repeat(20)}`, "opening: zh: It has"],
    ["fewer gaps in English", "【to fill in: what your ward does】", "", "hardSample › text › en: Leave as many gaps"],
    ["a heading the outline has not", "- type: paragraph", "- type: heading", "opening › no. 1 › text: Write a heading of the outline."],
    ["Chinese in an English text", "en: speech", "en: 演讲", "keywords › no. 1 › en: “演” does not belong in an English text."],
    ["a day that is none", "since: 2026-11-22", "since: 2026-22-11", "since: Write a day, such as 2026-11-22."],
  ])("is refused with %s", (_name, from, to, fault) => {
    expect(faultsWith(from, to)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it("adds up the weights below a line to its own", () => {
    const line = "weight: 12\n  - title:\n      zh: 一盏没关的灯";
    const child = (n: number) => `      - { title: { zh: 甲${n}, en: A${n} }, intent: { zh: 乙, en: b }, weight: ${n} }\n`;
    const faults = faultsWith(line, `weight: 12\n    children:\n${child(4)}${child(5)}  - title:\n      zh: 一盏没关的灯`);
    expect(faults).toEqual(["outline › no. 1 › children: The weights add up to 9. Make them add up to 12."]);
  });
});
