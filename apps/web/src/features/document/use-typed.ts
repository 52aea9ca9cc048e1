import { useEffect, useRef, useState } from "react";

/** What is being typed is stored when typing rests this long, and when the field is left. */
const REST_MS = 600;

type Typed = { value: string; type: (value: string) => void; leave: () => void };

/** A field whose text is stored as one change per rest, not one per key. While it is typed in, what others write does not show. */
export function useTyped(stored: string, store: (value: string) => void): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ store, unsent: null as string | null });
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current.store = store;
  });
  const flush = useRef(() => {
    window.clearTimeout(timer.current);
    const { unsent } = latest.current;
    latest.current.unsent = null;
    if (unsent !== null) latest.current.store(unsent);
  });
  useEffect(() => flush.current, []);
  return {
    value: typed ?? stored,
    type(value) {
      setTyped(value);
      latest.current.unsent = value;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush.current, REST_MS);
    },
    leave() {
      flush.current();
      setTyped(null);
    },
  };
}
