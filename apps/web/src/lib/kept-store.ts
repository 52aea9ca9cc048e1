import { create, type StoreApi, type UseBoundStore } from "zustand";
import { deviceKept } from "./browser-storage.ts";

type DeviceKey = Parameters<typeof deviceKept.read>[0];
/** The values each property may have. */
type Choices<T> = { readonly [K in keyof T]: readonly T[K][] };

/**
 * A few choices about how something is shown, kept in this browser. A kept value that is none of the choices (an earlier
 * version's) is the default: `defaults`.
 */
export function createKeptStore<T extends Record<string, string | number>>(
  key: DeviceKey,
  { defaults, choices }: { defaults: T; choices: Choices<T> },
): UseBoundStore<StoreApi<T>> & { choose: (changed: Partial<T>) => void } {
  const store = create<T>(() => readKept());
  return Object.assign(store, {
    choose(changed: Partial<T>): void {
      store.setState(changed);
      deviceKept.write(key, JSON.stringify(store.getState()));
    },
  });

  function readKept(): T {
    const kept = parse(deviceKept.read(key));
    const values = { ...defaults };
    for (const name of Object.keys(defaults) as (keyof T & string)[]) {
      const known = choices[name].find((one) => one === kept[name]);
      if (known !== undefined) values[name] = known;
    }
    return values;
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}
