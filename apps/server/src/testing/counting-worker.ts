let asked = 0;

/** How often this thread was asked. */
export function count(): number {
  asked += 1;
  return asked;
}

export function fail(): never {
  throw new Error("it failed");
}

/** Never answers. */
export const never = (): Promise<never> => new Promise(() => setInterval(() => {}, 1000));
