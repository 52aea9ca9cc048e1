import { essenceOf, type Wish } from "./read-wish.ts";

type FormField = {
  readonly key: string;
  readonly type: "text" | "textarea" | "number";
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

/** Where each field may take its words from, the best first. */
const SOURCES: Readonly<Record<string, (wish: Wish) => string | undefined>> = {
  bookName: ({ names }) => names[0],
  activityName: ({ names, topic }) => names[0] ?? topic,
  topic: ({ names, topic }) => topic ?? names[0],
  name: ({ names }) => names[0],
  project: ({ names }) => names[0],
  brand: ({ names }) => names[0],
  orientation: ({ angle }) => angle,
  timeSpan: ({ time }) => time,
  receiver: ({ receiver }) => receiver,
  target: ({ receiver }) => receiver,
  reason: ({ reason }) => reason,
  job: ({ job }) => job,
  company: ({ company }) => company,
  major: ({ major }) => major,
  class: ({ className }) => className,
};
/** Fields that take what somebody tells beside naming the text, in this order. */
const STORIES = ["content", "summary", "tiyan", "problem", "bookDesc", "reason", "selfinfo"] as const;

/**
 * What a form can be filled in with from a sentence: only words of the sentence. Fields nothing was said of are absent; a length the
 * form does not allow becomes the nearest it does.
 */
export function fillForm(fields: readonly FormField[], wish: Wish): Record<string, string | number> {
  const filled: Record<string, string | number> = {};
  for (const { key, type, min = 1, max = Number.MAX_SAFE_INTEGER } of fields) {
    const value = key === "length" ? wish.length : key === "week" ? wish.week : SOURCES[key]?.(wish);
    if (value === undefined) continue;
    filled[key] = type === "number" && typeof value === "number" ? Math.min(max, Math.max(min, value)) : value;
  }
  const story = storyOf(wish, Object.values(filled));
  const taker = STORIES.find((key) => fields.some((field) => field.key === key && field.type !== "number") && filled[key] === undefined);
  if (story !== "" && taker !== undefined) filled[taker] = story;
  return filled;
}

const BETWEEN_CLAUSES = /[，,。;；：:\n]+/;
const ASKS = /^(?:帮|请|麻烦|我?(?:想|要|需要)|写|来|给我|(?:please|can you|could you|help|i (?:want|need)|write|draft)\b)/i;

/** The clauses that tell something: neither the asking, nor what stands in another field already. */
function storyOf(wish: Wish, taken: readonly (string | number)[]): string {
  const essence = essenceOf(wish.sentence);
  const clauses = essence.split(BETWEEN_CLAUSES).map((clause) => clause.trim());
  const told = clauses
    .slice(1)
    .filter(
      (clause) =>
        clause.length > 1 &&
        !ASKS.test(clause) &&
        !taken.some((value) => typeof value === "string" && clause.includes(value) && clause.length <= value.length + 4),
    );
  return told.join(/\p{Script=Han}/u.test(essence) ? "，" : ", ");
}
