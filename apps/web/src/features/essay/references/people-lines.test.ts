import { expect, test } from "vitest";
import { linesToPeople, peopleToLines } from "./people-lines.ts";

test("people are one a line: whole names stay whole, Western names are divided at their comma", () => {
  const typed = "林晓禾\nHollis, Mara\nKing, Martin Luther, Jr.\n教育部课题组";
  const people = [
    { literal: "林晓禾" },
    { family: "Hollis", given: "Mara" },
    { family: "King", given: "Martin Luther", suffix: "Jr." },
    { literal: "教育部课题组" },
  ];
  expect(linesToPeople(typed)).toEqual(people);
  expect(peopleToLines(people)).toBe(typed);
  expect(linesToPeople(" 张三；李四 ;\n\n")).toEqual([{ literal: "张三" }, { literal: "李四" }]);
  expect(peopleToLines([{ family: "张", given: "三" }])).toBe("张三");
});
