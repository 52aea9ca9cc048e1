import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { citationPlaces, readMarkers, replaceMarkers } from "./markers.ts";
import { numberCitations } from "./number-citations.ts";

const library = ["R1", "R2", "R3", "R4"].map((id) => ({ id }));

describe("citations", () => {
  test("are numbered by first appearance, the list follows, unused and unknown are named", () => {
    const cited = numberCitations([["R3"], ["R1", "R9"], ["R3", "R1", "R2"]], library);
    expect([...cited.numbers]).toEqual([
      ["R3", 1],
      ["R1", 2],
      ["R2", 3],
    ]);
    expect(cited.list.map(({ id }) => id)).toEqual(["R3", "R1", "R2"]);
    expect(cited.labels).toEqual(["[1]", "[2]", "[1-3]"]);
    expect(cited.unused).toEqual(["R4"]);
    expect(cited.unknown).toEqual(["R9"]);
  });

  test("stay right whatever is edited: numbers are 1 to n without a gap, in the order of the list", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom("R1", "R2", "R3", "R4", "R7"), { maxLength: 4 }), { maxLength: 12 }), (places) => {
        const { numbers, list, unused, unknown } = numberCitations(places, library);
        expect([...numbers.values()]).toEqual(list.map((_, at) => at + 1));
        expect([...numbers.keys()]).toEqual(list.map(({ id }) => id));
        expect(new Set([...numbers.keys(), ...unused])).toEqual(new Set(library.map(({ id }) => id)));
        expect([...new Set(places.flat())].filter((id) => !numbers.has(id))).toEqual(unknown);
      }),
    );
  });
});

describe("markers", () => {
  test("of allowed references stay, all others are taken out and named", () => {
    expect(readMarkers("甲说[[R3]]。乙说 [[R9]]。丙说[[r1， R8、3]]。", ["R1", "R3"])).toEqual({
      text: "甲说[[R3]]。乙说。丙说[[R1]][[R3]]。",
      cited: ["R3", "R1"],
      unknown: ["R9", "R8"],
    });
  });

  test("that are broken never reach the reader; other brackets stay", () => {
    expect(readMarkers("a [[R]], b [[Rx1]] c [1] [[wiki]] [[R2", ["R2"])).toEqual({
      text: "a, b c [1] [[wiki]] [[R2",
      cited: [],
      unknown: ["R", "Rx1"],
    });
  });

  test("that stand together are one place, and are replaced together", () => {
    const text = "甲[[R3]] [[R1]]，乙[[R3]]。";
    expect(citationPlaces(text)).toEqual([["R3", "R1"], ["R3"]]);
    const { labels } = numberCitations(citationPlaces(text), library);
    let at = 0;
    expect(replaceMarkers(text, () => labels[at++] ?? "")).toBe("甲[1-2]，乙[1]。");
  });

  test("of any text: what stays is allowed, and reading again changes nothing", () => {
    const pieces = fc.constantFrom("[[R1]]", "[[R2,R1]]", "[[R9]]", "[[R", "]]", "[", "文", " ", "R1", ",", "[[Rq]]");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const once = readMarkers(parts.join(""), ["R1", "R2"]);
        expect(
          citationPlaces(once.text)
            .flat()
            .every((id) => once.cited.includes(id)),
        ).toBe(true);
        expect(readMarkers(once.text, ["R1", "R2"]).text).toBe(once.text);
      }),
    );
  });

  test.each(["[[R1", "[[R1,", "[[ ", "[", "[[R1]]", "[[R1 "])("are read in linear time: %j repeated", (piece) => {
    const text = piece.repeat(Math.floor(2_000_000 / piece.length));
    expect(readMarkers(text, ["R1"]).cited.length).toBeLessThanOrEqual(1);
  });
});
