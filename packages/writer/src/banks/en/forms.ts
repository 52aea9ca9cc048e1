import type { Forms } from "../forms-types.ts";

export const forms: Forms = {
  todo: "【To add: {hint}】",
  self: { person: "I", group: "we", office: "we", department: "we", company: "we", paper: "this paper" },
  fieldSentence: { "*": ["{label}: {v}."] },
  titles: { "*": ["{type}"] },
  salutes: { "*": ["Dear Sir or Madam,"], official: ["To: {receiver}", ""], speech: ["Ladies and gentlemen,"] },
  hellos: { "*": [""] },
  farewells: { "*": [""], letter: ["Yours sincerely,"] },
  signatures: { "*": ["{name}\n【To add: date】", "{company}\n【To add: date】", "【To add: name】\n【To add: date】"] },
  formulas: {},
  tables: [{ match: "", rows: ["Time", "Place", "People"] }],
  columns: { list: ["Item", "What to do", "Owner"], table: ["Item", "Content"] },
  columnGaps: { Owner: "owner" },
  items: {},
  cues: { problem: "problem|issue|delay|blocked|lack", plan: "next week|will|plan to|going to", result: "completed|achieved|delivered|increased" },
  tags: {},
  numerals: ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"],
};
