import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument, visit, type YAMLError } from "yaml";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { describeIssues, type Path } from "./describe-issues.ts";

/** A file below `content/` that fits its schema. */
export type ContentFile<T> = {
  /** Path from the root of the project, with `/`. */
  readonly file: string;
  readonly value: T;
  /** Words a fault of this file, for rules that concern more than its schema. */
  fault(path: Path, message: string): string;
};

type Fault = { readonly offset: number; readonly text: string };

const UNCLOSED = "A closing quote or bracket is missing, or a field has no colon and space behind its name.";
/** What to write instead, by the code of YAML's own errors. */
const SYNTAX: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "This field stands twice. Keep one.",
  TAB_AS_INDENT: "Indent with spaces, not with tabs.",
  BLOCK_AS_IMPLICIT_KEY: "Put the text in quotes: a colon followed by a space ends a field's name.",
  BAD_INDENT: "Indent this line as its neighbours.",
  MISSING_CHAR: UNCLOSED,
  MULTILINE_IMPLICIT_KEY: UNCLOSED,
  BAD_SCALAR_START: "Put the text in quotes: it begins with a character that YAML uses itself.",
};

/**
 * Reads the text of a YAML file by a schema. Comments stand on lines of their own: behind a value they are refused, because a text with
 * ` #` in it would lose what follows.
 *
 * @throws {ContentError} with all faults of the file
 */
export function parseContent<T>(file: string, text: string, schema: z.ZodType<T>): ContentFile<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`;
  const broken = new Map<string, YAMLError>();
  // The first of a line: the others follow from it.
  for (const error of [...document.errors, ...document.warnings]) if (!broken.has(at(error.pos[0]))) broken.set(at(error.pos[0]), error);
  if (broken.size > 0) throw new ContentError([...broken].map(([line, { code, message }]) => `${line}: ${SYNTAX[code] ?? message}`));

  const root = document.contents;
  const toFault = (path: Path, message: string): Fault => {
    const { offset, names } = locate(root, path);
    return { offset, text: `${at(offset)}: ${names.length === 0 ? "" : `${names.join(" › ")}: `}${message}` };
  };
  const commentAfter: Fault[] = [];
  visit(document, {
    Scalar(_key, { comment, range }) {
      const offset = range?.[0] ?? 0;
      const text = `${at(offset)}: “ #” begins a comment. Put the text in quotes, or the comment on its own line.`;
      if (comment) commentAfter.push({ offset, text });
    },
  });
  const value: unknown = document.toJS();
  const parsed = schema.safeParse(value);
  const wrong = parsed.success
    ? []
    : describeIssues(parsed.error.issues, { value, schema }).map(({ path, message }) => toFault(path, message));
  const faults = [...commentAfter, ...wrong].sort((a, b) => a.offset - b.offset);
  if (!parsed.success || faults.length > 0) throw new ContentError(faults.map(({ text }) => text));
  return { file, value: parsed.data, fault: (path, message) => toFault(path, message).text };
}

/** Where a field stands, or the nearest one above it that is there, and its name in words. */
function locate(root: ParsedNode | null, path: Path): { offset: number; names: string[] } {
  let node: Node | null = root;
  let offset = root?.range[0] ?? 0;
  const names: string[] = [];
  for (const segment of path) {
    const inside: Node | null = node;
    node = null;
    if (isMap(inside)) {
      const pair = inside.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
      if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      node = (pair?.value as Node | null | undefined) ?? null;
      names.push(String(segment));
    } else if (isSeq(inside)) {
      const item = inside.items[Number(segment)] as Node | undefined;
      offset = item?.range?.[0] ?? offset;
      node = item ?? null;
      const key = isMap(item) ? item.get("key") : undefined;
      names.push(typeof key === "string" ? key : `no. ${Number(segment) + 1}`);
    } else names.push(String(segment));
  }
  return { offset, names };
}
