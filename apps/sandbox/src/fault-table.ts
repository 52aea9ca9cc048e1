/** Faults that will happen next. */
export type FaultTable<Fault extends string> = {
  /** Makes the fault happen the next `times` times. */
  set(fault: Fault, times: number): void;
  /** Whether it happens now; counts it. */
  take(fault: Fault): boolean;
};

export function createFaultTable<Fault extends string>(): FaultTable<Fault> {
  const left = new Map<Fault, number>();
  return {
    set: (fault, times) => void left.set(fault, times),
    take(fault) {
      const times = left.get(fault) ?? 0;
      if (times > 0) left.set(fault, times - 1);
      return times > 0;
    },
  };
}
