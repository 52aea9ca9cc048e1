// Methods that the oldest browsers of the baseline lack (docs/decisions/101-the-oldest-browsers.md). Imported first by the root of the
// page and by every worker. A method is defined only where it is missing, and does what the standard says for the arguments we and our
// libraries use.

type Sorter<T> = (a: T, b: T) => number;

/** Defines the methods of `methods` that `target` lacks, as the standard does: writable, not listed. */
function define(target: object, methods: object): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

// Chromium 110, Firefox 115, Safari 16.
const copies = {
  toSorted<T>(this: T[], compare?: Sorter<T>): T[] {
    return this.slice().sort(compare);
  },
  toReversed<T>(this: T[]): T[] {
    return this.slice().reverse();
  },
  with<T>(this: T[], index: number, value: T): T[] {
    const at = index < 0 ? this.length + index : index;
    if (at < 0 || at >= this.length) throw new RangeError("Invalid index");
    const copy = this.slice();
    copy[at] = value;
    return copy;
  },
};
define(Array.prototype, {
  ...copies,
  toSpliced<T>(this: T[], ...splice: [number, number, ...T[]]): T[] {
    const copy = this.slice();
    copy.splice(...splice);
    return copy;
  },
});
define(Object.getPrototypeOf(Uint8Array.prototype), copies);

// Chromium 117, Firefox 119, Safari 17.4.
define(Map, {
  groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
    const groups = new Map<K, T[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
    return groups;
  },
});

// Chromium 111, Firefox 119, Safari 16.4.
const LONE_SURROGATES = /\p{Surrogate}/gu;
define(String.prototype, {
  toWellFormed(this: string): string {
    return String(this).replace(LONE_SURROGATES, "\ufffd");
  },
});

// Chromium 120, Firefox 115, Safari 17.
define(URL, {
  canParse(address: string, base?: string): boolean {
    try {
      new URL(address, base);
      return true;
    } catch {
      return false;
    }
  },
});

// Chromium 119, Firefox 121, Safari 17.4.
define(Promise, {
  withResolvers<T>(): PromiseWithResolvers<T> {
    let resolve!: PromiseWithResolvers<T>["resolve"];
    let reject!: PromiseWithResolvers<T>["reject"];
    const promise = new Promise<T>((...both) => {
      [resolve, reject] = both;
    });
    return { promise, resolve, reject };
  },
});

// Chromium 116, Firefox 124, Safari 17.4.
define(AbortSignal, {
  any(signals: Iterable<AbortSignal>): AbortSignal {
    const controller = new AbortController();
    for (const signal of signals) {
      const follow = () => controller.abort(signal.reason);
      if (signal.aborted) follow();
      else signal.addEventListener("abort", follow, { once: true, signal: controller.signal });
    }
    return controller.signal;
  },
});

export {};
