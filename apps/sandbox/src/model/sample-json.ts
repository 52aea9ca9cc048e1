type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
};

/** A value that obeys a schema, with no more in it than that asks for. */
export function sampleJson(schema: Schema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return Object.fromEntries((schema.required ?? []).map((key) => [key, sampleJson(schema.properties?.[key] ?? {})]));
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleJson(schema.items ?? {}));
    case "number":
    case "integer":
      return 1;
    case "boolean":
      return true;
    default:
      return "样例";
  }
}
