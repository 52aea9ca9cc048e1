import type { ReferenceType } from "../reference.ts";
import { readPeople } from "./people.ts";
import type { ReadCollector } from "./read-result.ts";
import { type FieldTags, TAGGED_FORMATS, type TaggedFormat, type TaggedFormatName } from "./tagged-formats.ts";
import { type Fields, toReference } from "./to-reference.ts";
import { typeByName } from "./type-names.ts";

type TaggedRecord = { readonly line: number; readonly first: string; readonly values: Map<string, string[]> };

/** Most lines of one value that are joined to it, and most values of one tag: people and abstracts have fewer. */
const MOST_VALUES = 500;

/** Reads records of tagged lines. Each line is looked at once. */
export function readTagged(text: string, name: TaggedFormatName, into: ReadCollector): void {
  const format: TaggedFormat = TAGGED_FORMATS[name];
  let record: TaggedRecord | undefined;
  let lastTag: string | undefined;
  let isBehindGap = false;
  const close = (): void => {
    if (record !== undefined) addRecord(record, format, into);
    record = undefined;
    lastTag = undefined;
  };
  let number = 0;
  for (const raw of text.split("\n")) {
    number += 1;
    if (into.isFull) return;
    const line = raw.trimEnd().replace(/^\uFEFF/, "");
    const careless = format.carelessLine?.exec(line);
    const match = format.line.exec(line) ?? careless;
    const tag = match === careless ? match?.[1]?.toUpperCase() : match?.[1]?.trim();
    const { beginsBehindGap = [] } = format;
    if (isBehindGap && tag !== undefined && beginsBehindGap.includes(tag) && hasOwnTitle(record, format)) close();
    isBehindGap = line === "";
    if (tag === undefined) {
      const values = lastTag === undefined ? undefined : record?.values.get(lastTag);
      if (values !== undefined) goOn(values, line);
      else if (line.trim() !== "") into.fail(number, line, "notAnEntry");
      continue;
    }
    if (tag === format.ends) {
      close();
      continue;
    }
    if (format.begins.includes(tag) && record?.values.has(tag)) close();
    record ??= { line: number, first: line, values: new Map() };
    const values = record.values.get(tag) ?? [];
    if (values.length < MOST_VALUES) values.push(match?.[2]?.trim() ?? "");
    record.values.set(tag, values);
    lastTag = tag;
  }
  close();
}

/** Whether a record is told apart by nothing but its title: it says no type. */
const hasOwnTitle = (record: TaggedRecord | undefined, { title, type }: TaggedFormat): boolean =>
  record !== undefined && title.some((tag) => record.values.has(tag)) && !type.some((tag) => record.values.has(tag));

/** A line without a tag is the rest of the value before it, up to what any field holds. */
function goOn(values: string[], line: string): void {
  const LONGEST_VALUE = 20_000;
  const last = values.at(-1) ?? "";
  if (line.trim() !== "" && last.length < LONGEST_VALUE) values[values.length - 1] = `${last} ${line.trim()}`.trim();
}

function addRecord({ line, first, values }: TaggedRecord, format: TaggedFormat, into: ReadCollector): void {
  const all = (tags: readonly string[]): string[] => tags.flatMap((tag) => values.get(tag) ?? []).filter((value) => value !== "");
  const one = (tags: readonly string[] | undefined): string | undefined => all(tags ?? [])[0];
  const title = one(format.title);
  into.add(line, first, (id) => {
    if (title === undefined) return "noTitle";
    const type = typeByName(one(format.type) ?? "") ?? "other";
    const read = Object.fromEntries(
      Object.entries(format.fields as FieldTags).map(([field, tags]) => [field, one(tags)]),
    ) as Partial<Fields>;
    const people = {
      people: readPeople(firstTag(format.authors, values)),
      editors: readPeople(firstTag(format.editors, values)).people,
      translators: readPeople(firstTag(format.translators, values)).people,
    };
    const end = all(["EP"])[0] ?? (format === TAGGED_FORMATS.refworks && values.has("SP") ? all(["OP"])[0] : undefined);
    const pages =
      end === undefined || read.pages?.includes("-") || end === read.pages ? read.pages : [read.pages, end].filter(Boolean).join("-");
    return toReference(id, {
      ...byType(type, { ...read, pages, when: whole(all(format.fields.when ?? [])) }),
      type,
      title,
      ...people,
    } as Fields);
  });
}

/** People of the first tag that has any: others repeat them or name somebody else. */
function firstTag(tags: readonly string[], values: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return tags.map((tag) => values.get(tag) ?? []).find((people) => people.some((name) => name !== "")) ?? [];
}

/** The date that says most: a day beside a year; a day without a year is read with it. */
function whole(dates: readonly string[]): string | undefined {
  const year = dates.find((date) => /\d{4}/.test(date));
  const day = dates.find((date) => /\d{4}\D{1,3}\d{1,2}\D{1,3}\d{1,2}/.test(date));
  const dayOnly = dates.find((date) => !/\d{4}/.test(date) && /\d/.test(date));
  return day ?? (year !== undefined && dayOnly !== undefined ? `${dayOnly} ${year}` : year);
}

/** Tags mean different things by type: the place of a thesis is its university, numbers are of standards, patents and reports only, the issue of a newspaper is its page. */
function byType(type: ReferenceType, fields: Partial<Fields>): Partial<Fields> {
  const { container, publisher, number, issue, ...rest } = fields;
  const isNumbered = type === "standard" || type === "patent" || type === "report" || type === "archive";
  return {
    ...rest,
    ...(type === "thesis" ? { publisher: publisher ?? container } : { publisher, container }),
    ...(isNumbered ? { number: number ?? issue } : type === "newspaper" ? { pages: rest.pages ?? issue } : { issue }),
  } as Partial<Fields>;
}
