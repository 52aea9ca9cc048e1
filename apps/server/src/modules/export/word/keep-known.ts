/** Keeps what was made for a key and answers it. A map that is full is emptied: what is asked for often is soon there again. */
export function keepKnown<Value>(known: Map<string, Value>, most: number, key: string, value: Value): Value {
  if (known.size >= most) known.clear();
  known.set(key, value);
  return value;
}
