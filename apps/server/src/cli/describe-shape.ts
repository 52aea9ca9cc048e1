type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  format?: string;
};

/** zod adds the bounds of safe integers to every integer; they are left out. */
const SAFE_INTEGER = Number.MAX_SAFE_INTEGER;
const STEP = "  ";

/** A JSON schema as a TypeScript-like shape, with bounds as comments. */
export function describeShape(schema: unknown, indent = ""): string {
  return shape(schema as Schema, indent);
}

function shape(schema: Schema, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((one) => shape(one, indent)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.join(" | ");
  if (schema.type === "array") return `(${shape(schema.items ?? {}, indent)})[]`.replace(/^\((\{[\s\S]*\}|\w+)\)/, "$1");
  if (schema.type === "object") return objectShape(schema, indent);
  return schema.type ?? "unknown";
}

function objectShape(schema: Schema, indent: string): string {
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) {
    const values = schema.additionalProperties;
    return typeof values === "object" ? `{ [key: string]: ${shape(values, indent)} }` : "{}";
  }
  const inner = indent + STEP;
  const lines = entries.map(([key, value]) => {
    const optional = schema.required?.includes(key) ? "" : "?";
    const note = bounds(value);
    return `${inner}${key}${optional}: ${shape(value, inner)}${note && ` // ${note}`}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function bounds({ minLength, maxLength, minimum, maximum, default: start, format }: Schema): string {
  const notes = [
    format ?? "",
    span(minLength, maxLength, " characters"),
    span(minimum === -SAFE_INTEGER ? undefined : minimum, maximum === SAFE_INTEGER ? undefined : maximum, ""),
    start === undefined ? "" : `default ${JSON.stringify(start)}`,
  ];
  return notes.filter(Boolean).join(", ");
}

function span(from: number | undefined, to: number | undefined, unit: string): string {
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  if (to !== undefined) return `at most ${to}${unit}`;
  return from === undefined ? "" : `at least ${from}${unit}`;
}
