import type { SheetStep } from "./sheet-step-schema.ts";

/** `conflicts`: ids of steps that were changed in two ways; then `steps` are theirs where they differ. */
export type MergedSteps = { readonly steps: readonly SheetStep[]; readonly conflicts: readonly string[] };

const same = (a: SheetStep | undefined, b: SheetStep | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
const byId = (steps: readonly SheetStep[]): ReadonlyMap<string, SheetStep> => new Map(steps.map((step) => [step.id, step]));
const ids = (steps: readonly SheetStep[]): string[] => steps.map(({ id }) => id);

/**
 * Two lists of steps that came of one as one list, step by step: what only one of them changed, added or took away is done. Without the
 * list they came of, nothing counts as taken away. The order is that of whoever moved steps, else theirs, with mine put behind the steps
 * they followed on.
 */
export function mergeSteps(base: readonly SheetStep[] | undefined, mine: readonly SheetStep[], theirs: readonly SheetStep[]): MergedSteps {
  const [before, own, other] = [byId(base ?? []), byId(mine), byId(theirs)];
  const conflicts: string[] = [];
  const kept = new Map<string, SheetStep>();
  for (const id of new Set([...ids(theirs), ...ids(mine)])) {
    const [old, left, right] = [before.get(id), own.get(id), other.get(id)];
    const step = merge(old, left, right);
    if (step === "conflict") conflicts.push(id);
    const taken = step === "conflict" ? (right ?? left) : step;
    if (taken !== undefined) kept.set(id, taken);
  }
  const order = orderOf(ids(base ?? []), ids(mine), ids(theirs));
  return { steps: order.flatMap((id) => kept.get(id) ?? []), conflicts };
}

/** A step of three lists: undefined where it is taken away. */
function merge(old: SheetStep | undefined, left: SheetStep | undefined, right: SheetStep | undefined): SheetStep | "conflict" | undefined {
  if (same(left, right)) return left;
  if (old === undefined) return left !== undefined && right !== undefined ? "conflict" : (left ?? right);
  if (same(left, old)) return right;
  return same(right, old) ? left : "conflict";
}

function orderOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const among = (all: readonly string[], of: readonly string[]) => all.filter((id) => of.includes(id)).join();
  const areTheirsMoved = among(theirs, base) !== among(base, theirs);
  const [first, second] = areTheirsMoved || among(mine, base) === among(base, mine) ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  for (const [n, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second.slice(0, n).findLast((one) => order.includes(one));
    // What both added in one place: theirs first, then mine.
    const isMine = before !== undefined && !first.includes(before);
    order.splice(isMine ? order.indexOf(before) + 1 : placeAfter(order, before, first, base), 0, id);
  }
  return order;
}

/** Behind a step, and behind what the other side added right there. */
function placeAfter(order: readonly string[], before: string | undefined, first: readonly string[], base: readonly string[]): number {
  let at = before === undefined ? 0 : order.indexOf(before) + 1;
  while (at < order.length && first.includes(order[at] ?? "") && !base.includes(order[at] ?? "")) at += 1;
  return at;
}
