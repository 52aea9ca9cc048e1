import { blockText, type NodeJson } from "@tangleaf/document/model";
import { sectionsOf } from "./doubled-headings.ts";
import type { HeldSection, ValidBlock } from "./held-sections.ts";
import type { LostPassage } from "./lost-text.ts";

type Block = Pick<ValidBlock, "key" | "lock" | "json">;

/**
 * Locked sections hold what they held, and are there: the page that changed or deleted one had not heard of the lock. Words that were
 * typed into one are given back as lost. A section that was moved is where it was moved to.
 */
export function restoreLocked(now: readonly Block[], held: readonly HeldSection[], lost: LostPassage[]): readonly Block[] {
  if (held.length === 0) return now;
  const locks = new Map(held.map((section) => [section.key, section]));
  const blocks = putBack(now, held, lost);
  const sections = sectionsOf(blocks.map(({ json }) => json));
  return [
    ...blocks.slice(0, sections[0]?.from ?? blocks.length),
    ...sections.flatMap(({ from, to, id }): readonly Block[] => {
      const own = blocks.slice(from, to);
      const then = locks.get(own[0]?.key ?? "");
      if (then === undefined || own[0]?.lock !== then.lock || jsonOf(then.blocks) === jsonOf(own)) return own;
      give(lost, own, then, id);
      return then.blocks;
    }),
  ];
}

/** Sections whose heading is gone come back behind the section that stood before them, with those of their blocks that are left. */
function putBack(now: readonly Block[], held: readonly HeldSection[], lost: LostPassage[]): readonly Block[] {
  const keys = new Set(now.map(({ key }) => key));
  const ids = new Set(now.map(({ json }) => json.attrs?.["id"]));
  let blocks = now;
  for (const section of held) {
    if (keys.has(section.key) || ids.has(section.id)) continue;
    const own = new Set(section.blocks.map(({ key }) => key));
    give(
      lost,
      blocks.filter(({ key }) => own.has(key)),
      section,
      section.id,
    );
    const others = blocks.filter(({ key }) => !own.has(key));
    const places = new Map(others.map(({ key }, at) => [key, at]));
    const nearest = section.order.slice(0, section.at).findLast((key) => places.has(key));
    const after = places.get(nearest ?? "") ?? -1;
    const next = others.findIndex(({ json }, at) => at > after && json.type === "heading");
    const at = next < 0 ? others.length : next;
    blocks = [...others.slice(0, at), ...section.blocks, ...others.slice(at)];
  }
  return blocks;
}

/** Words that stand there now and not in what was held. */
function give(lost: LostPassage[], now: readonly Block[], { blocks }: HeldSection, headingId: string): void {
  const there = new Set(blocks.map(({ json }) => blockText(json)));
  const typed = now.map(({ json }) => blockText(json)).filter((text) => text !== "" && !there.has(text));
  if (typed.length > 0) lost.push({ text: typed.join("\n"), headingId });
}

function jsonOf(blocks: readonly { readonly json: NodeJson }[]): string {
  return JSON.stringify(blocks.map(({ json }) => json));
}
