const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A person's id as a whole number of 32 bits. */
export function numberOfPerson(userId: string): number {
  let number = FNV_BASIS;
  for (let at = 0; at < userId.length; at++) number = Math.imul(number ^ userId.charCodeAt(at), FNV_PRIME);
  return number;
}

/** A whole number of 32 bits for two numbers, different ones for each `person` and `kind` (but for rare chance). */
export function mixedNumber(person: number, pair: number, kind: number): number {
  const mixed = Math.imul(person ^ Math.imul(pair, 0x9e3779b1) ^ kind, 0x85ebca6b) ^ Math.imul((pair >>> 16) + 1, 0xc2b2ae35);
  const more = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (more ^ (more >>> 13)) | 0;
}
