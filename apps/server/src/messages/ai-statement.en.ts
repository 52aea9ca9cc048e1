import type { aiStatementZh } from "./ai-statement.zh.ts";

export const aiStatementEn: Readonly<Record<keyof typeof aiStatementZh, string>> = {
  none: "According to its records, no title, outline, abstract or section of this text was first drafted by the AI of Tangleaf, and none was polished or reworded by it.",
  used: "AI writing functions of Tangleaf were used for this text from {from} to {to}. Models: {models}.",
  usedOneDay: "AI writing functions of Tangleaf were used for this text on {from}. Models: {models}.",
  before: "Used for the topic, the outline and the abstract: {list}.",
  sections: "Sections first drafted by AI: {list}.",
  otherSections: "For the other {count} sections there is no record of a draft by AI.",
  reword: "AI was asked to polish or reword paragraphs of sections: {asked}. Words of it now stand in {standing} of them: {list}.",
  rewordGone: "AI was asked to polish or reword paragraphs of sections: {asked}. Its words were not taken, or have been changed since.",
  sync: "AI was asked to bring paragraphs of sections up to date with changes elsewhere: {asked}. Words of it now stand in {standing} of them: {list}.",
  syncGone:
    "AI was asked to bring paragraphs of sections up to date with changes elsewhere: {asked}. Its words were not taken, or have been changed since.",
  end: "This list follows the records of Tangleaf; the author adds any tools used elsewhere. The author is responsible for the whole text.",
  titles: "suggested titles ({model}, {date})",
  outline: "outline ({model}, {date})",
  outlineEdited: "outline ({model}, {date}, changed since)",
  abstract: "abstract and keywords ({model}, {date})",
  abstractEdited: "abstract and keywords ({model}, {date}, changed since)",
  section: "{title} ({model}, {date}, not changed since)",
  sectionEdited: "{title} ({model}, {date}, changed since)",
  sectionRemoved: "{title} (record of the generation removed)",
  builtin: "the sample writer",
  between: "; ",
  betweenModels: ", ",
};
