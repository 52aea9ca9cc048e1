/** What is read of an element: the document is parsed in pages and on the server, which has another DOM. */
export type ReadableElement = { getAttribute(name: string): string | null };

/** Reads and writes one scalar attribute of a node as a `data-` attribute of its element. */
type DomAttribute = { readonly data: string; read(value: string): string | number | null };
export type DomAttributes = Readonly<Record<string, DomAttribute>>;

/** Any text, or one of `allowed`. */
export function text(data: string, allowed?: readonly string[]): DomAttribute {
  return { data, read: (value) => (allowed === undefined || allowed.includes(value) ? value : null) };
}

/** A whole number within bounds. */
export function number(data: string, min: number, max: number): DomAttribute {
  return {
    data,
    read: (value) => {
      const read = Number(value);
      return value.trim() !== "" && Number.isInteger(read) && read >= min && read <= max ? read : null;
    },
  };
}

/** 1 or null: a flag is a number because rows, exports and Yjs all know numbers. */
export function flag(data: string): DomAttribute {
  return { data, read: (value) => (value === "1" ? 1 : null) };
}

export function readAttributes(attributes: DomAttributes) {
  return (element: ReadableElement): Record<string, string | number | null> =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, { data, read }]) => {
        const value = element.getAttribute(`data-${data}`);
        return [name, value === null ? null : read(value)];
      }),
    );
}

export function attributesToDom(attributes: DomAttributes, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [name, { data }] of Object.entries(attributes)) {
    const value = values[name];
    if (value !== null && value !== undefined) written[`data-${data}`] = String(value);
  }
  return written;
}
