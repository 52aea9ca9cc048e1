/** Digits of an order key, in the order strings are compared. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = DIGITS.length;

/**
 * A key between two others; null = the first or the last one. Keys are compared as strings (`<`, never by locale), begin with the
 * length of their whole part and never end with "0", so there is always room between two. The same neighbours give the same key
 * on every device: two nodes that were put at one place at once are told apart by their ids. Adding n nodes at one end makes keys
 * of about log(n) digits. Throws RangeError where `before` is not below `after` or one is no key.
 */
export function orderBetween(before: string | null, after: string | null): string {
  if (before !== null) check(before);
  if (after !== null) check(after);
  if (before !== null && after !== null && before >= after) throw new RangeError(`no order between ${before} and ${after}`);
  if (before === null) return after === null ? FIRST : orderBefore(after);
  if (after === null) return increment(wholeOf(before)) ?? appended(before);
  const whole = wholeOf(before);
  if (whole === wholeOf(after)) return whole + midpoint(before.slice(whole.length), after.slice(whole.length));
  const next = increment(whole);
  return next !== null && next < after ? next : appended(before);
}

/** Whether a text can be an order key: what others stored may be anything. */
export function isOrder(order: string): boolean {
  const length = wholeLength(order);
  return (
    length > 0 &&
    order.length >= length &&
    /^[0-9A-Za-z]+$/.test(order) &&
    (order.length === length || !order.endsWith("0")) &&
    order !== SMALLEST
  );
}

/** The whole part: a letter saying how many digits follow, A-Z below zero (Z one digit), a-z from zero on (a one digit). */
const FIRST = "a0";
const LETTERS = 26;
const SMALLEST = `A${"0".repeat(LETTERS)}`;

function check(order: string): void {
  if (!isOrder(order)) throw new RangeError(`no order key: ${order.slice(0, 40)}`);
}

function wholeLength(order: string): number {
  const head = order.charAt(0);
  if (head >= "a" && head <= "z") return head.charCodeAt(0) - "a".charCodeAt(0) + 2;
  return head >= "A" && head <= "Z" ? "Z".charCodeAt(0) - head.charCodeAt(0) + 2 : 0;
}

function wholeOf(order: string): string {
  return order.slice(0, wholeLength(order));
}

function appended(before: string): string {
  const whole = wholeOf(before);
  return whole + midpoint(before.slice(whole.length), null);
}

function orderBefore(after: string): string {
  const whole = wholeOf(after);
  const fraction = after.slice(whole.length);
  if (whole === SMALLEST) return whole + midpoint("", fraction);
  if (fraction !== "") return whole;
  const smaller = decrement(whole);
  return smaller === null || smaller === SMALLEST ? SMALLEST + midpoint("", null) : smaller;
}

/** The next whole part; null = there is none. */
function increment(whole: string): string | null {
  const digits = [...whole.slice(1)];
  for (let at = digits.length - 1; at >= 0; at--) {
    const digit = DIGITS.indexOf(digits[at] ?? "") + 1;
    if (digit < BASE) {
      digits[at] = DIGITS.charAt(digit);
      return whole.charAt(0) + digits.join("");
    }
    digits[at] = "0";
  }
  const head = whole.charAt(0);
  if (head === "z") return null;
  if (head === "Z") return FIRST;
  const next = String.fromCharCode(head.charCodeAt(0) + 1);
  return next > "a" ? `${next}${digits.join("")}0` : next + digits.slice(1).join("");
}

/** The whole part before; null = there is none. */
function decrement(whole: string): string | null {
  const digits = [...whole.slice(1)];
  for (let at = digits.length - 1; at >= 0; at--) {
    const digit = DIGITS.indexOf(digits[at] ?? "") - 1;
    if (digit >= 0) {
      digits[at] = DIGITS.charAt(digit);
      return whole.charAt(0) + digits.join("");
    }
    digits[at] = DIGITS.charAt(BASE - 1);
  }
  const head = whole.charAt(0);
  if (head === "A") return null;
  if (head === "a") return `Z${DIGITS.charAt(BASE - 1)}`;
  const next = String.fromCharCode(head.charCodeAt(0) - 1);
  return next < "Z" ? `${next}${digits.join("")}${DIGITS.charAt(BASE - 1)}` : next + digits.slice(1).join("");
}

/** A fraction between two; "" is 0, null is 1. Neither ends with "0", nor does the result. */
function midpoint(low: string, high: string | null): string {
  if (high !== null) {
    let shared = 0;
    while ((low.charAt(shared) || "0") === high.charAt(shared)) shared += 1;
    if (shared > 0) return high.slice(0, shared) + midpoint(low.slice(shared), high.slice(shared));
  }
  const lowDigit = low === "" ? 0 : DIGITS.indexOf(low.charAt(0));
  const highDigit = high === null ? BASE : DIGITS.indexOf(high.charAt(0));
  if (highDigit - lowDigit > 1) return DIGITS.charAt(Math.round((lowDigit + highDigit) / 2));
  if (high !== null && high.length > 1) return high.slice(0, 1);
  return DIGITS.charAt(lowDigit) + midpoint(low.slice(1), null);
}
