import { expect, test } from "vitest";
import { splitName } from "./split-name.ts";

test.each([
  ["李明", "李", "明"],
  ["王小虎", "王", "小虎"],
  ["欧阳修", "欧阳", "修"],
  ["司马相如", "司马", "相如"],
  ["买买提·艾力", "买买提·艾力", ""],
  ["Li, Ming", "Li", "Ming"],
  ["Mary Ann Smith", "Smith", "Mary Ann"],
  ["Ludwig van Beethoven", "van Beethoven", "Ludwig"],
  ["Oscar de la Hoya", "de la Hoya", "Oscar"],
  ["Martin Luther King Jr.", "King Jr.", "Martin Luther"],
  ["Plato", "Plato", ""],
  ["", "", ""],
])("%s is of the family %s", (name, family, given) => {
  expect(splitName(name)).toEqual({ family, given });
});
