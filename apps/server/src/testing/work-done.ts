/** Characters of one of the sentences below, about. */
const SENTENCE_CHARACTERS = 31;

/** Material for a report of about so many characters, every sentence another one: the sample writer writes no more than it is given. */
export function workDone(characters: number): string {
  const sentences = Math.ceil(characters / SENTENCE_CHARACTERS);
  return Array.from({ length: sentences }, (_, index) => `完成了第${index + 1}份需求文档的评审，会上提的意见都写进了文档。`).join("");
}
