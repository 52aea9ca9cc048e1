import { idSchema, type Route } from "@tangleaf/contract";
import { z } from "zod";

/** The part of JSON Schema used by the contract's inputs. */
export type InputSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly items?: InputSchema;
  readonly anyOf?: readonly InputSchema[];
  readonly oneOf?: readonly InputSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Marks the contract's schema of an id. */
  readonly isId?: boolean;
};

/** One place in a body: its path and its schema. Places inside a valid value have no schema. */
export type InputNode = { readonly path: readonly string[]; readonly schema: InputSchema };

/** A valid body, and every place in it. */
export type Sample = { readonly value: unknown; readonly nodes: readonly InputNode[] };

/** A valid value by field name; undefined where none is known. */
export type GoodValue = (name: string) => unknown;

const MARKER = "@@hostile@@";
const schemas = new WeakMap<Route, InputSchema>();

/** A call's input as JSON Schema with the ids marked. */
export function inputSchemaOf(route: Route): InputSchema {
  const known = schemas.get(route);
  if (known !== undefined) return known;
  const schema = z.toJSONSchema(route.input, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === idSchema) Object.assign(jsonSchema, { isId: true });
    },
  }) as InputSchema;
  schemas.set(route, schema);
  return schema;
}

/** A full body for each form of the input, with every optional field. */
export function samplesOf(route: Route, good: GoodValue): Sample[] {
  const schema = inputSchemaOf(route);
  return (schema.oneOf ?? schema.anyOf ?? [schema]).map((form) => {
    const nodes: InputNode[] = [];
    const value = fill({ schema: form, path: [], good, nodes });
    return { value, nodes };
  });
}

/** Names of the fields of the call's body, at any depth. */
export function fieldsOf(route: Route): ReadonlySet<string> {
  return new Set(samplesOf(route, () => undefined).flatMap(({ nodes }) => nodes.flatMap(({ path }) => path.at(-1) ?? [])));
}

/** The body as JSON with this text in place of one value, so that it can hold invalid JSON. */
export function bodyWith(value: unknown, path: readonly string[], json: string): string {
  const last = path.at(-1);
  if (last === undefined) return json;
  const body = structuredClone(value);
  let parent = body as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  parent[last] = MARKER;
  return JSON.stringify(body).replace(`"${MARKER}"`, () => json);
}

function fill(input: { schema: InputSchema; path: string[]; good: GoodValue; nodes: InputNode[] }): unknown {
  const { schema, path, good, nodes } = input;
  nodes.push({ path, schema });
  const name = path.at(-1);
  const known = name === undefined || schema.const !== undefined ? undefined : good(name);
  if (known !== undefined && (schema.enum === undefined || schema.enum.includes(known))) {
    addPlacesOf(known, path, nodes);
    return known;
  }
  const below = (part: InputSchema, key: string) => fill({ ...input, schema: part, path: [...path, key] });
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const form = (schema.oneOf ?? schema.anyOf)?.[0];
  if (form !== undefined) return fill({ ...input, schema: form });
  switch (schema.type) {
    case "object":
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, below(part, key)]));
    case "array":
      return schema.items === undefined ? [] : [below(schema.items, "0")];
    case "integer":
    case "number":
      return schema.default ?? Math.max(schema.minimum ?? 0, 0);
    case "boolean":
      return true;
    default:
      return schema.format === "uuid" ? crypto.randomUUID() : "x".repeat(Math.max(schema.minLength ?? 1, 1));
  }
}

function addPlacesOf(value: unknown, path: readonly string[], nodes: InputNode[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    nodes.push({ path: [...path, key], schema: {} });
    addPlacesOf(part, [...path, key], nodes);
  }
}
