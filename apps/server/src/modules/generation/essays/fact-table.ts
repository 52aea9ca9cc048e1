/** Ends of a fact in an author's material: of a sentence, a clause between semicolons, or a line. A point in a number is none. */
const FACT_END = /[。；;\n]+|(?<=[！？!?])|(?<=\.)\s+/;

/** The facts of an author's material, one a line with its number, so that each is told once; "" where there are none. */
export function factTable(material: string): string {
  const facts = material
    .split(FACT_END)
    .map((fact) => fact.trim())
    .filter((fact) => /[\p{L}\p{N}]/u.test(fact));
  return facts.map((fact, at) => `\n${at + 1}. ${fact}`).join("");
}
