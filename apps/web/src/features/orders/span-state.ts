/** Where a membership stands at a moment. */
export function spanState({ from, to }: { from: string; to: string }, now: Date): "now" | "later" | "over" {
  if (now.getTime() < Date.parse(from)) return "later";
  return now.getTime() < Date.parse(to) ? "now" : "over";
}
