/** So much of its own length a section may be longer or shorter to make good what others missed: it stays within its own bounds. */
const DEBT_SHARE = 0.08;

/** Characters of a section to write: its own, and a part of what others missed. */
export function sectionGoal({ target, debt = 0 }: { readonly target: number; readonly debt?: number }): number {
  const most = Math.floor(target * DEBT_SHARE);
  return target + Math.max(-most, Math.min(most, debt));
}
