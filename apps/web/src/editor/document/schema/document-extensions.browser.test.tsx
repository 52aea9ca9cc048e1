import { documentSchema } from "@tangleaf/document/model";
import { getSchema } from "@tiptap/core";
import { expect, test } from "vitest";
import { documentExtensions } from "./document-extensions.ts";

const schema = getSchema(documentExtensions());

test("the editor's nodes are the document's, but for the group", () => {
  const { group, ...nodes } = schema.nodes;
  expect(Object.keys(nodes).toSorted()).toEqual(Object.keys(documentSchema.nodes).toSorted());
  expect(group?.spec.content).toBe("block+");
  expect(schema.nodes["doc"]?.spec.content).toBe("group+");
  for (const [name, { spec }] of Object.entries(documentSchema.nodes)) {
    const ours = schema.nodes[name]?.spec;
    if (name !== "doc") expect(ours?.content, name).toBe(spec.content);
    for (const field of ["group", "marks", "inline", "atom", "code", "defining", "isolating", "tableRole"]) {
      expect(ours?.[field], `${name}.${field}`).toBe(spec[field]);
    }
    expect(defaultsOf(ours?.attrs), name).toEqual(defaultsOf(spec.attrs));
  }
});

test("the editor's marks are the document's, in its order", () => {
  expect(Object.keys(schema.marks)).toEqual(Object.keys(documentSchema.marks));
  for (const [name, { spec }] of Object.entries(documentSchema.marks)) {
    const ours = schema.marks[name]?.spec;
    for (const field of ["inclusive", "excludes", "code"]) expect(ours?.[field], `${name}.${field}`).toBe(spec[field]);
    expect(defaultsOf(ours?.attrs), name).toEqual(defaultsOf(spec.attrs));
  }
});

test("an empty block is a paragraph", () => {
  expect(schema.nodes["group"]?.contentMatch.defaultType?.name).toBe("paragraph");
});

const defaultsOf = (attrs: object | null | undefined) =>
  Object.fromEntries(Object.entries(attrs ?? {}).map(([name, spec]) => [name, (spec as { default?: unknown }).default]));
