const NOTHING = "0.00";

/** Whether an order's money went back, and how much stayed. What cost nothing cannot be given back. */
export function refundOf({ amount, refunded }: { amount: string; refunded: string }): { part: "none" | "some" | "all"; kept: string } {
  const kept = (Number(amount) - Number(refunded)).toFixed(2);
  if (refunded === NOTHING) return { part: "none", kept };
  return { part: kept === NOTHING ? "all" : "some", kept };
}
