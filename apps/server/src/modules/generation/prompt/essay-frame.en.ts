import type { EducationLevel, EssayLanguage, EssayMethod } from "@tangleaf/contract";
import type { EssayFrame } from "./frame.ts";
import { sameTerm } from "./same-term.ts";

const LEVELS: Readonly<Record<EducationLevel, string>> = {
  middleSchool: "middle-school",
  juniorCollege: "junior-college",
  undergraduate: "undergraduate",
  master: "master's",
  phd: "doctoral",
};
const LANGUAGES: Readonly<Record<EssayLanguage, string>> = {
  zh: "Chinese",
  en: "English",
  fr: "French",
  ja: "Japanese",
  ru: "Russian",
  es: "Spanish",
};
const OTHER = ", headings and terms included; only the mark [To add: …] stays English";
/** What an English prompt leaves open where the thesis is in another language. */
const OTHER_LANGUAGE: Partial<Readonly<Record<EssayLanguage, string>>> = {
  fr: OTHER,
  ja: `${OTHER}, and lengths said in words are characters`,
  ru: OTHER,
  es: OTHER,
};
const METHODS: Readonly<Record<EssayMethod, string>> = {
  empirical: "empirical (introduction, literature and hypotheses, methods, results, discussion, conclusion)",
  design: "design (introduction, background, requirements, design, implementation, testing, conclusion)",
  case: "case study (introduction, theory, present state, problems and causes, measures, conclusion)",
  humanities: "study of texts (introduction, texts and context, analysis by theme, comparison, conclusion)",
  legal: "legal (introduction, concepts, law and practice, problems, proposals, conclusion)",
  laboratory: "laboratory (introduction, materials and methods, results, discussion, conclusion)",
  education: "teaching (introduction, theory, lesson design, teaching, effects, conclusion)",
  clinical: "clinical (introduction, subjects and methods, results, discussion, conclusion)",
  review: "review (introduction, search and selection, findings by theme, outlook, conclusion)",
};
const TABLE = "The line above a table is “Table: its name”, without a number; the text refers to it as [[Table: its name]].";
const NOT_MADE_UP =
  "What the author has not said was done is put as should or may. No result, reference, statute or year from memory; a computed figure shows its sum.";

/** What English prompts say about essays. */
export const englishEssayFrame: EssayFrame = {
  fields: { title: "Title", major: "Major", topic: "Topic", keywords: "Keywords", material: "What the author has" },
  between: ", ",
  kind: ({ level, language }) => `Thesis: ${LEVELS[level]}, written in ${LANGUAGES[language]}${OTHER_LANGUAGE[language] ?? ""}.`,
  titles: ({ count, keywordsMax }) =>
    `Task: suggest ${count} titles, each built in another way and naming what is studied and what is asked of it, with at most 14 words before a colon; a subtitle only from what the material gives: no place, year or sample is made up. Give each a Chinese translation and ${keywordsMax > 3 ? `3 to ${keywordsMax}` : "3"} keywords in Chinese and English.`,
  outline: ({ length, method, chaptersMax }) =>
    [
      `Task: draft the outline of a thesis of about ${length} words: at most ${chaptersMax} chapters, with sections${length >= 20_000 ? " and, where they are long, subsections" : ""}.`,
      method === null
        ? `Find its method first: ${Object.entries(METHODS)
            .map(([key, name]) => `${key}: ${name}`)
            .join("; ")}.`
        : `Its method is ${METHODS[method]}.`,
      "Headings of sections name the thesis's own subject; where the material lists causes, parts or steps, they come from there; each measure answers a problem. No numbers in headings, none twice.",
      "intent says in one sentence what the section is to show; characters is its length in words; needs is what it cannot do without and only the author has: data, table, figure, formula, source.",
    ].join("\n"),
  abstract: ({ level }) =>
    `Task: write the English abstract (en, ${level === "master" || level === "phd" ? "300 to 500" : "150 to 250"} words), a Chinese one that says the same (zh), and 3 to 5 keywords in both. Purpose, method, results, conclusion; it stands by itself: no numbers of figures, no citations. Results only as the sections give them; where a thesis has none, say what it proposes and argues, and where a section marks [To add: …], so does the abstract.`,
  brief:
    "Task: write the brief that every section of this thesis keeps to. thesis: what it maintains, in one sentence; questions: 3 to 5, which together answer it; scope: what it covers and leaves out; glossary: only terms that go by more than one name, term being the other name and wording the one used throughout, never the same, empty where there are none; voice: person and tense; dataPolicy: how data are used (where the material has none: design and framework only, no results); bannedClaims: what must not be claimed. Only from the material and the outline, one sentence each.",
  briefText: ({ thesis, questions, scope, glossary, voice, dataPolicy, bannedClaims }) =>
    [
      line("Thesis", thesis),
      line("Questions", questions.join(" / ")),
      line("Scope", scope),
      line("Terms", glossary.map(({ term, wording }) => (sameTerm(term, wording) ? wording : `${term}: always ${wording}`)).join("; ")),
      line("Voice", voice),
      line("Data", dataPolicy),
      line("Not to be claimed", bannedClaims.join("; ")),
    ]
      .filter((one) => one !== "")
      .join("\n"),
  cite: "Cite only by the ids given here, as [[R3]] at the end of the sentence that rests on the work; say only what its card says. Cite none where none fits: no other id, no list of references.",
  sync: [
    "Task: the source is a few paragraphs of a thesis that say what is no longer so. Change it as the changes say, whose new figures and names are facts, also where it is put in other words; leave every other word as it is, and neither add nor drop a paragraph.",
    "Where a result, comparison or conclusion drawn from an old figure may no longer hold, do not work it out: mark it [To add: what to check]. Signs like ⟦1⟧ stand for citations and formulas and stay in their places.",
    "paragraphs gives the full text of each, in their order, without their numbers.",
  ].join("\n"),
  reword: [
    "The source is a few paragraphs of one section of a thesis. Rework each for itself: neither add, drop nor merge paragraphs, add no fact, figure or source, and leave [To add: …] as it is. Signs like ⟦1⟧ stand for citations and formulas: keep each once, in their order.",
    "paragraphs gives the full text of each, in their order, without their numbers.",
  ].join("\n"),
  section: ({ of, path, intent, needs }) =>
    [
      `Task: write this section of the ${of ?? "thesis"}: ${path.join(" › ")}. Its text only: no heading, no summary at its end, nothing about the next section.`,
      intent === "" ? "" : `It shows: ${intent}`,
      needs.length === 0
        ? ""
        : `It cannot do without: ${needs.join(", ")}; what the material does not give is marked [To add: …], and a table has its head and empty cells.`,
      needs.includes("table") ? TABLE : "",
      NOT_MADE_UP,
    ]
      .filter((line) => line !== "")
      .join("\n"),
  chapter: ({ of, mark, needs }) =>
    [
      `Task: write a chapter of the ${of ?? "thesis"}: all of the “sections to write”, in their order. Each begins with its mark copied on a line of its own, such as ${mark}, and its text from the next line on: no headings, no summary at its end, nothing about the next section.`,
      "Of the numbered facts of the material, each that belongs to this chapter stands once, in the section it matters to most; its number is not written.",
      "The last sentence of a section lands on its claim. Formulas are written as $…$, those on a line of their own as $$…$$.",
      needs.length === 0
        ? ""
        : "What a section cannot do without and the material does not give is marked [To add: …], and a table has its head and empty cells.",
      needs.includes("table") ? TABLE : "",
      NOT_MADE_UP,
    ]
      .filter((line) => line !== "")
      .join("\n"),
  chapterSection: ({ mark, path, intent, needs, characters }) =>
    [`${mark} ${path.join(" › ")} (about ${characters} words)`, line("shows", intent), line("cannot do without", needs.join(", "))]
      .filter((part) => part !== "")
      .join("; "),
  chapterGoesOn: "The first section listed is partly written: finish it first, without its mark, then write the others.",
};

function line(label: string, words: string): string {
  return words === "" ? "" : `${label}: ${words}`;
}
