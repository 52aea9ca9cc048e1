import { describe, expect, it } from "vitest";
import { createCharacterGate } from "./length-gate.ts";

const GOAL = 100;
/** Ending in time takes a tenth of this; holding on, minutes. */
const MOST_CPU_MS = 2000;

describe("a gate by characters", () => {
  it.each([
    ["字".repeat(80), "，", "。"],
    ["word ".repeat(80).trim(), ",", "."],
  ])("ends a sentence it cuts at a comma with the full stop of its language", (clause, comma, stop) => {
    const gate = createCharacterGate({ goal: GOAL, soft: GOAL, cutAt: GOAL, limit: 108 });
    let text = gate.push(`${clause}${comma}`);
    for (let n = 0; n < 100 && !gate.full; n++) text += gate.push(comma === "," ? " more" : "多");
    expect(gate.full).toBe(true);
    expect(text + gate.end({ cut: false })).toBe(`${clause}${stop}`);
  });

  it.each([" ", "a", "\u00a0"])("does not hold on to an endless run of %j, which counts next to nothing", (unit) => {
    const gate = createCharacterGate({ goal: GOAL, soft: GOAL, cutAt: GOAL, limit: 108 });
    let passed = gate.push("字".repeat(75)).length + gate.push("再写一些").length;
    const before = process.cpuUsage();
    for (let n = 0; n < 300_000 && !gate.full; n++) passed += gate.push(unit).length;
    expect(gate.full).toBe(true);
    expect(passed + gate.end({ cut: false }).length).toBeLessThan(GOAL * 100);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(MOST_CPU_MS);
  });

  it("lets English through whose words are long", () => {
    const gate = createCharacterGate({ goal: GOAL, soft: GOAL + 4, cutAt: GOAL + 4, limit: 108 });
    const sentence = `${Array.from({ length: 25 }, () => "internationalisation").join(" ")}. `;
    let text = "";
    for (const piece of sentence.repeat(4).match(/.{1,5}/gu) ?? []) text += gate.push(piece);
    expect(text + gate.end({ cut: false })).toBe(sentence.repeat(4));
    expect(gate.full).toBe(false);
  });
});
