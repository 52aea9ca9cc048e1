import { AppError } from "./errors.ts";

const WAIT_SECONDS = 5;

/** Bounds what one person has done at the same time, in each process: what they send is held in memory meanwhile. Throws rate.limited. */
export function createFewAtOnce(max: number) {
  const underWay = new Map<string, number>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const others = underWay.get(userId) ?? 0;
    if (others >= max) throw new AppError("rate.limited", { waitSeconds: WAIT_SECONDS });
    underWay.set(userId, others + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left === 0) underWay.delete(userId);
      else underWay.set(userId, left);
    }
  };
}
