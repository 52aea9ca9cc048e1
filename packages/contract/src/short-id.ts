const DIGITS = 8;
const SHORT_ID = new RegExp(`^[0-9a-f]{${DIGITS}}$`, "i");

/** What people see of an id: its last digits, which are random, in capitals. */
export function shortId(id: string): string {
  return id.slice(-DIGITS).toUpperCase();
}

/** Whether something could be such digits. */
export function isShortId(text: string): boolean {
  return SHORT_ID.test(text);
}
