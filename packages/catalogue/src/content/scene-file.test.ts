import { describe, expect, it } from "vitest";
import { parseContent } from "./content-file.ts";
import { sceneFileSchema } from "./scene-file.ts";
import { faultsIn } from "./testing/faults-in.ts";
import { SCENE_TEXT } from "./testing/scene-text.ts";

const faultsOf = (text: string) => faultsIn("scene.yaml", text, sceneFileSchema);

/** The scene with one place written otherwise. */
function change(from: string, to: string): string {
  expect(SCENE_TEXT).toContain(from);
  return SCENE_TEXT.replace(from, to);
}

describe("a scene file", () => {
  it("is read as it stands", () => {
    expect(faultsOf(SCENE_TEXT)).toEqual([]);
    expect(parseContent("scene.yaml", SCENE_TEXT, sceneFileSchema).value).toMatchObject({
      key: "readingPlan",
      output: { kind: "plan", register: "campus", unit: "char" },
    });
  });

  it("may have comments on lines of their own", () => {
    const text = `# First\n${SCENE_TEXT}# Last\n`
      .replace("form:\n", "# What is asked\nform:\n  # The subject\n")
      .replace("    row: 4\n", "    row: 4\n    # Optional\n")
      .replace("    - 具体\n", "    - 具体\n    # More to come\n");
    expect(text.split("#")).toHaveLength(7);
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ["an unknown field", "remark:\n", "remarks:\n", "scene.yaml:5: remarks: no field of this name is known. Did you mean “remark”?"],
    ["a missing language", "\n  en: Reading plan", "", "scene.yaml:2: title › en: is missing. Write a text."],
    ["an empty text", "en: Reading plan", "en:", "scene.yaml:4: title › en: is empty. Write a text."],
    [
      "a number where a text belongs",
      "en: Reading plan",
      "en: 2024",
      "scene.yaml:4: title › en: 2024 is read as a number. Put it in quotes.",
    ],
    [
      "a text where a number belongs",
      "row: 4",
      "row: four",
      "scene.yaml:20: form › content › row: “four” does not fit here. Write a number.",
    ],
    ["half a row", "row: 4", "row: 4.5", "scene.yaml:20: form › content › row: “4.5” does not fit here. Write a whole number."],
    [
      "yes for true",
      "required: true",
      "required: yes",
      "scene.yaml:13: form › topic › required: “yes” does not fit here. Write true or false.",
    ],
    [
      "an id with a space",
      "key: readingPlan",
      "key: reading plan",
      "scene.yaml:1: key: Write letters and digits only, such as weeklyReport.",
    ],
    [
      "an unknown register",
      "register: campus",
      "register: campuss",
      "scene.yaml:30: output › register: “campuss” is not known. Did you mean “campus”?",
    ],
    ["an unknown function of a section", "fn: purpose", "fn: aim", "scene.yaml:35: recipe › structure › no. 1 › fn: “aim” is not known."],
    [
      "an unknown icon",
      "icon: book-open-text",
      "icon: book-open-tex",
      "scene.yaml:8: icon: “book-open-tex” is not known. Did you mean “book-open-text”?",
    ],
    [
      "a text where a list belongs",
      "[ 这学期读什么, 列个书单, 安排读书 ]",
      "读书",
      "scene.yaml:50: search › zh › ways: “读书” does not fit here. Write a list",
    ],
    ["two ways of asking", "这学期读什么, ", "", "scene.yaml:50: search › zh › ways: Write 3 or more."],
  ])("names file, line and field of %s, and what would be right", (_name, from, to, fault) => {
    expect(faultsOf(change(from, to))).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it("reports all its faults at once, from top to bottom", () => {
    const text = change("remark:\n", "remarks:\n").replace("row: 4", "row: four");
    expect(faultsOf(text).map((fault) => fault.split(":")[1])).toEqual(["1", "5", "20"]);
  });

  it.each([
    ["a title without a colon", "title:\n", "title\n", "scene.yaml:2: A closing quote or bracket is missing, or a field has no colon"],
    [
      "a field that stands twice",
      "icon: book-open-text",
      "icon: book-open-text\nicon: note",
      "scene.yaml:9: This field stands twice. Keep one.",
    ],
    [
      "a colon in a text",
      "en: Reading plan",
      "en: Plan: reading",
      "scene.yaml:4: Put the text in quotes: a colon followed by a space ends a field's name.",
    ],
    ["tabs", "  zh: 读书计划", "\tzh: 读书计划", "scene.yaml:3: Indent with spaces, not with tabs."],
    ["a text with a #", "zh: 读书计划", "zh: 读书计划 #一", "scene.yaml:3: “ #” begins a comment. Put the text in quotes"],
  ])("names file and line of %s", (_name, from, to, fault) => {
    expect(faultsOf(change(from, to))).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it.each([
    [
      "Chinese in an English text",
      "en: Reading plan",
      "en: Reading，plan",
      "scene.yaml:4: title › en: “，” does not belong in an English text.",
    ],
    ["an exclamation mark", "en: Reading plan", "en: Read!", "scene.yaml:2: title: Leave out exclamation marks."],
    [
      "a remark too long for its cell",
      "zh: 一学期读什么",
      "zh: 一学期读什么书以及怎么读才能读完",
      "scene.yaml:6: remark › zh: Write at most 14 characters.",
    ],
    ["a remark with a full stop", "zh: 一学期读什么", "zh: 一学期读什么。", "scene.yaml:6: remark › zh: Leave out the full stop."],
    ["weights that do not share the whole", "weight: 40", "weight: 30", "scene.yaml:34: recipe › structure: The weights add up to 90."],
    ["a length that is not last", "key: topic", "key: length", "scene.yaml:10: form › length: The length comes last."],
    ["two fields of one key", "key: topic", "key: content", "scene.yaml:15: form › content › key: Another field has this key."],
    ["a number without bounds", "    step: 100\n", "", "scene.yaml:21: form › length › step: is missing. Write a number."],
    [
      "a default between two steps",
      "default: 500",
      "default: 550",
      "scene.yaml:26: form › length › default: Write a number whole steps of 100 above 100.",
    ],
    [
      "a default above its bounds",
      "default: 500",
      "default: 3100",
      "scene.yaml:26: form › length › default: Write a number from 100 to 3000.",
    ],
    [
      "a field that may not stay empty",
      "required: true\n    placeholder: { zh: 比如：近代史",
      "required: false\n    placeholder: { zh: 比如：近代史",
      "scene.yaml:13: form › topic › required: Write true.",
    ],
    [
      "a form with no room to tell",
      "type: textarea",
      "type: text",
      "scene.yaml:9: form: Give what the person knows a field of the type textarea.",
    ],
    [
      "a placeholder that is no example",
      "比如：近代史",
      "近代史",
      "scene.yaml:14: form › topic › placeholder: Begin with “比如：” and “e.g. ”",
    ],
    [
      "a placeholder that repeats its label",
      "比如：近代史",
      "比如：主题",
      "scene.yaml:14: form › topic › placeholder: Write an example instead of a request.",
    ],
    [
      "a length with a source",
      "unit: char",
      "unit: source",
      "scene.yaml:30: output › unit: Write char or item: the form asks for a length.",
    ],
    [
      "an English task that tells no task",
      "task: Write a",
      "task: A",
      "scene.yaml:43: recipe › en › task: Write one sentence that begins with “Write”.",
    ],
    ["a single English rule", "\n      - name only the books given", "", "scene.yaml:44: recipe › en › rules: Write 2 or more rules."],
    [
      "an English rule with a full stop",
      "the books given",
      "the books given.",
      "scene.yaml:46: recipe › en › rules › no. 2: Begin with a small letter",
    ],
    [
      "an example of no field",
      "output:",
      "example:\n  topics: { zh: 书, en: books }\noutput:",
      "scene.yaml:31: example › topics: The form has no such field. Known: topic, content, length.",
    ],
  ])("is refused with %s", (_name, from, to, fault) => {
    expect(faultsOf(change(from, to))).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });
});
