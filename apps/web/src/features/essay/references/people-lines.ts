import type { ReferenceItem } from "@tangleaf/contract";

type People = NonNullable<ReferenceItem["authors"]>;

/** One name a line; a Western name by parts is `Family, Given`. */
export function peopleToLines(people: People | undefined): string {
  return (people ?? [])
    .map((person) => {
      if ("literal" in person) return person.literal;
      const { family, given, suffix } = person;
      if (given === undefined) return family;
      return /\p{Script=Han}/u.test(family) ? `${family}${given}` : [family, given, suffix].filter((part) => part !== undefined).join(", ");
    })
    .join("\n");
}

/** What was typed as people; a name without a comma stays whole, where to divide it would be a guess. */
export function linesToPeople(lines: string): People {
  return lines
    .split(/[\n;\uFF1B]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [family = "", given = "", suffix = ""] = line.split(/[,\uFF0C]/).map((part) => part.trim());
      if (family === "" || given === "") return { literal: line };
      return { family, given, ...(suffix === "" ? {} : { suffix }) };
    });
}
