import { buffer } from "node:stream/consumers";
import { type OutputOf, type ParsedInputOf, REFERENCE_IMPORT_MAX_CHARACTERS, type referenceApi, UPLOAD_TYPES } from "@tangleaf/contract";
import type { FailedReference, Reference, readReferences } from "@tangleaf/document/references";
import { decodeText } from "../../platform/decode-text.ts";
import { AppError } from "../../platform/errors.ts";
import type { ReferenceOptions } from "./options.ts";
import { listReferences } from "./reference.repo.ts";
import { boundedReference, changeLibrary, keepReferences, requireEssay, sameAs } from "./store-references.ts";
import { itemOf } from "./stored-reference.ts";

type Input = { userId: string } & ParsedInputOf<typeof referenceApi.import>;
type Output = OutputOf<typeof referenceApi.import>;

const TEXT_TYPES: ReadonlySet<string> = new Set(
  [UPLOAD_TYPES.txt, UPLOAD_TYPES.md, UPLOAD_TYPES.csv].map(({ contentType }) => contentType),
);
const FAILURES_MAX = 100;
/** What no database takes, and no reference has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** References of a text or a text file, all of tier C until they were looked up; `added` are the ids of the new ones. */
export async function importReferences(options: ReferenceOptions, input: Input): Promise<Output & { added: string[] }> {
  const { db, clock } = options;
  await requireEssay(db, input);
  const given = input.fileId === undefined ? input.text : await readTextFile(options, input.userId, input.fileId);
  if (given === undefined) throw new AppError("body.invalid", { field: "text" });
  const text = given.replace(UNWANTED, "").toWellFormed();
  const { references, failed } = bounded(await options.texts.readReferences({ userId: input.userId, text }));
  const news = references.map((reference) => ({ reference, check: "none" as const }));
  if (input.preview) {
    const rows = await listReferences(db, input.essayId);
    const same = sameAs(rows, news);
    const read = references.map((reference, at) => {
      const of = same.get(`new ${at}`);
      return { id: of?.startsWith("R") ? of : null, isSame: of !== undefined, item: itemOf(reference) };
    });
    return { read, failed, added: [] };
  }
  const kept = await changeLibrary(options, input, (trx) => keepReferences(trx, input, { added: news, now: clock.now() }));
  const read: Output["read"] = [];
  const full: FailedReference[] = [];
  for (const [at, one] of kept.entries()) {
    const reference = references[at] as Reference;
    if (one === "full") full.push({ line: 0, text: reference.title.slice(0, 200), reason: "tooMany" });
    else read.push({ ...one, item: itemOf(reference) });
  }
  const added = read.flatMap(({ id, isSame }) => (isSame || id === null ? [] : [id]));
  return { read, failed: [...failed, ...full].slice(0, FAILURES_MAX), added };
}

/** What is longer than a reference is stored is no reference, and is named. */
function bounded({ references, failed }: ReturnType<typeof readReferences>) {
  const all = references.map((reference) => ({ reference, kept: boundedReference(reference) }));
  const tooLong = all.filter(({ kept }) => kept === null);
  const named = tooLong.map(({ reference }): FailedReference => ({ line: 0, text: reference.title.slice(0, 200), reason: "tooLong" }));
  return { references: all.flatMap(({ kept }) => kept ?? []), failed: [...failed, ...named].slice(0, FAILURES_MAX) };
}

async function readTextFile({ exporter }: ReferenceOptions, userId: string, fileId: string): Promise<string> {
  const file = await exporter.openOwn({ userId, fileId });
  if (file === null) throw new AppError("upload.unknown", { field: "fileId" });
  if (!TEXT_TYPES.has(file.contentType.split(";")[0] ?? "")) {
    file.content.destroy();
    throw new AppError("upload.wrongType", { field: "fileId" });
  }
  const text = decodeText(await buffer(file.content));
  if (text.length > REFERENCE_IMPORT_MAX_CHARACTERS) throw new AppError("import.tooLarge", { field: "fileId" });
  return text;
}
