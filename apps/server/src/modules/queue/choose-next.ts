import { classesForPlace, QUEUE_CLASSES, type QueueClass } from "./queue-classes.ts";

/** One place in so many of a bounded resource is kept for short items, so that long ones never hold up everybody. */
const SHORT_PLACE_OF = 4;

/** An item that waits. */
export type WaitingItem = {
  readonly id: string;
  readonly class: QueueClass;
  readonly is_long: 0 | 1;
  readonly turn: number;
  readonly queued_at: number;
};

/** Places of a resource with `bound` places that long items may take together; a resource with one place takes either. */
export function placesForLong(bound: number): number {
  return Math.max(1, bound - Math.ceil(bound / SHORT_PLACE_OF));
}

/** Which of the items waiting for one resource get its free places, in order: by class, then by turn, then the older. */
export function chooseNext(input: {
  waiting: readonly WaitingItem[];
  free: number;
  freeForLong: number;
  /** Number of the next place given: every few places a lower class comes first. */
  placeNo: number;
}): WaitingItem[] {
  const lines = new Map(Object.keys(QUEUE_CLASSES).map((name) => [name, [] as WaitingItem[]]));
  for (const item of [...input.waiting].sort(byTurn)) lines.get(item.class)?.push(item);
  const chosen: WaitingItem[] = [];
  let { freeForLong } = input;
  while (chosen.length < input.free) {
    const next = takeNext(lines, { placeNo: input.placeNo + chosen.length, longToo: freeForLong > 0 });
    if (next === undefined) break;
    freeForLong -= next.is_long;
    chosen.push(next);
  }
  return chosen;
}

function takeNext(
  lines: ReadonlyMap<string, WaitingItem[]>,
  { placeNo, longToo }: { placeNo: number; longToo: boolean },
): WaitingItem | undefined {
  for (const name of classesForPlace(placeNo)) {
    const line = lines.get(name) ?? [];
    const at = longToo ? 0 : line.findIndex((item) => item.is_long === 0);
    const [item] = at < 0 ? [] : line.splice(at, 1);
    if (item !== undefined) return item;
  }
  return undefined;
}

function byTurn(a: WaitingItem, b: WaitingItem): number {
  return a.turn - b.turn || a.queued_at - b.queued_at || (a.id < b.id ? -1 : 1);
}
