/** "49.00" → "49", "7.50" → "7.50": a price as it is said; what is to be paid keeps its two digits. */
export function shortYuan(amount: string): string {
  return amount.endsWith(".00") ? amount.slice(0, -".00".length) : amount;
}
