import { WRITING_PERSONS, WRITING_SETTING_BOUNDS, WRITING_TONES, writingSettingsSchema } from "@tangleaf/contract";
import {
  DOCUMENT_PERSONS,
  DOCUMENT_SETTING_BOUNDS,
  DOCUMENT_SETTINGS,
  DOCUMENT_TONES,
  type DocumentSettings,
} from "@tangleaf/document/model";
import { NUMBERING_STYLES } from "@tangleaf/document/outline";
import { describe, expect, it } from "vitest";
import { settingLines } from "./setting-lines.ts";

const ALL: DocumentSettings = {
  language: "zh",
  numbering: "chinese",
  audience: "区里的分管领导\n不懂技术",
  tone: "formal",
  person: "we",
  sectionLength: 800,
  terms: "橘笺\n\n 一网通办 \n橘笺",
  avoid: "赋能\n抓手",
  noReferences: 1,
};

describe("the settings of a text in a prompt", () => {
  it("are a line each, in the language of the prompt", () => {
    expect(settingLines(ALL, "zh")).toEqual([
      "读者：区里的分管领导 不懂技术",
      "语气：正式庄重",
      "人称：第一人称“我们”",
      "术语照这样写：橘笺；一网通办",
      "不用这些词：赋能、抓手",
      "不引用资料，不标出处编号",
    ]);
    expect(settingLines({ ...ALL, audience: "new colleagues" }, "en")).toEqual([
      "Readers: new colleagues",
      "Tone: formal",
      "Person: first person plural, “we”",
      "Write these terms exactly so: 橘笺; 一网通办",
      "Do not use these words: 赋能, 抓手",
      "Cite no sources and write no reference markers",
    ]);
  });

  it("say nothing where nothing is set", () => {
    expect(settingLines({ language: "zh", terms: " \n", audience: " " }, "zh")).toEqual([]);
  });

  it("are taken by calls as documents keep them", () => {
    expect(writingSettingsSchema.parse(ALL)).toEqual(ALL);
    const { noIndent: _typesetting, ...known } = Object.fromEntries(DOCUMENT_SETTINGS.map((name) => [name, true]));
    expect(Object.keys(writingSettingsSchema.shape).sort()).toEqual(Object.keys(known).sort());
    expect(WRITING_SETTING_BOUNDS).toEqual(DOCUMENT_SETTING_BOUNDS);
    expect(WRITING_TONES).toEqual(DOCUMENT_TONES);
    expect(WRITING_PERSONS).toEqual(DOCUMENT_PERSONS);
    expect(writingSettingsSchema.shape.numbering.unwrap().options).toEqual([...NUMBERING_STYLES, "none"]);
  });
});
