import { documentRoots } from "@tangleaf/document/model";
import * as Y from "yjs";

/** A passage nobody deleted that is gone after a merge. */
export type LostPassage = { readonly text: string; readonly headingId: string | null };

type Struct = ReturnType<typeof Y.decodeUpdate>["structs"][number];
type Ranges = ReturnType<typeof Y.decodeUpdate>["ds"];
/** One UTF-16 unit that is lost. */
type Unit = { readonly client: number; readonly clock: number; readonly unit: string };

/**
 * Applies changes one by one to a document without garbage collection and finds the text that goes though nobody deleted it:
 * typed into a block that somebody else deleted, moved or turned into another one. What a person deletes is listed in the
 * deletions of their change, what a merge deletes with it is not.
 */
export function createLostText(doc: Y.Doc) {
  const before: Ranges = Y.createDeleteSetFromStructStore(doc.store);
  const pages = new Set<string>();
  let known: Ranges = Y.createDeleteSet();
  /** Listed by changes that tell of nothing but their own deletions. */
  let meant: Ranges = Y.createDeleteSet();
  let own: readonly Struct[] = [];
  /** Text whose place in the document is not there yet. */
  let waiting: Y.Item[] = [];
  const passages = new Map<string, { readonly units: Unit[]; readonly headingId: string | null }>();

  doc.on("afterTransaction", (transaction: Y.Transaction) => {
    keepDeleted(transaction);
    const arrived = [...waiting, ...own.filter((struct) => struct instanceof Y.Item && isNew(transaction, struct))] as Y.Item[];
    waiting = [];
    for (const item of arrived) if (item.content instanceof Y.ContentString) lookInStore(item);
  });

  /** Strings this transaction has deleted that no change so far lists: by block, and in it in the order of the text. */
  function keepDeleted(transaction: Y.Transaction): void {
    const byParent = new Map<Y.AbstractType<unknown>, Map<Y.AbstractStruct, Unit[]>>();
    Y.iterateDeletedStructs(transaction, transaction.deleteSet, (struct) => {
      if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentString) || !(struct.parent instanceof Y.AbstractType)) return;
      const units = unlisted(struct, struct.content.str);
      const items = byParent.get(struct.parent) ?? new Map<Y.AbstractStruct, Unit[]>();
      if (units.length > 0) byParent.set(struct.parent, items.set(struct, units));
    });
    for (const [parent, items] of byParent) {
      const block = blockOf(doc, parent);
      const key = block === null ? "other" : `${block.id.client} ${block.id.clock}`;
      const headingId = block === null ? null : headingBefore(block);
      for (let item = parent._start; item !== null; item = item.right) add(key, headingId, items.get(item) ?? []);
    }
  }

  /** Text whose block was gone for good before it came never becomes an item: only the change itself still has it. */
  function lookInStore(item: Y.Item): void {
    const { client, clock } = item.id;
    if (Y.getState(doc.store, client) <= clock) waiting.push(item);
    else if (Y.getItem(doc.store, item.id) instanceof Y.GC)
      add(`gone ${client}`, null, unlisted(item, (item.content as Y.ContentString).str));
  }

  /** The units of a string no change so far lists as deleted. */
  function unlisted({ id: { client, clock } }: Y.Item, text: string): Unit[] {
    const units = text.split("").map((unit, at) => ({ client, clock: clock + at, unit }));
    return known.clients.has(client) ? units.filter((unit) => !isListed(known, unit)) : units;
  }

  function add(key: string, headingId: string | null, units: readonly Unit[]): void {
    if (units.length === 0) return;
    const passage = passages.get(key) ?? { units: [], headingId };
    for (const unit of units) passage.units.push(unit);
    passages.set(key, passage);
  }

  /** A page that starts again sends all deletions it knows of, also those a merge has made. Later ones of it are its own. */
  function tellsOfOthers(ds: Ranges, isFirst: boolean): boolean {
    for (const [client, ranges] of ds.clients)
      for (const { clock } of ranges)
        if (isListed(before, { client, clock }) || (isFirst && isListed(known, { client, clock }))) return true;
    return false;
  }

  return {
    /** `clientId`: the page that sent it. */
    apply(update: Uint8Array, clientId: string): void {
      const { structs, ds } = Y.decodeUpdate(update);
      if (ds.clients.size > 0) {
        if (!tellsOfOthers(ds, !pages.has(clientId))) meant = Y.mergeDeleteSets([meant, ds]);
        known = Y.mergeDeleteSets([known, ds]);
      }
      pages.add(clientId);
      own = structs;
      Y.applyUpdate(doc, update);
      own = [];
    },
    passages(): LostPassage[] {
      return [...passages.values()]
        .map(({ units, headingId }) => ({
          headingId,
          // What its writer has deleted later is not lost.
          text: units
            .filter((unit) => !isListed(meant, unit))
            .map(({ unit }) => unit)
            .join(""),
        }))
        .filter(({ text }) => text.trim() !== "");
    },
  };
}

function isListed(ranges: Ranges, { client, clock }: Pick<Unit, "client" | "clock">): boolean {
  return Y.isDeleted(ranges, Y.createID(client, clock));
}

function isNew(transaction: Y.Transaction, { id, length }: Struct): boolean {
  return id.clock + length > (transaction.beforeState.get(id.client) ?? 0);
}

/** The top block a type is in; null where it is not in the body. */
function blockOf(doc: Y.Doc, type: Y.AbstractType<unknown>): Y.Item | null {
  const { body } = documentRoots(doc);
  for (let item = type._item; item !== null; item = (item.parent as Y.AbstractType<unknown>)._item) {
    if (item.parent === body) return item;
    if (!(item.parent instanceof Y.AbstractType)) return null;
  }
  return null;
}

/** The id of the heading a block stands under, or of the heading itself. */
function headingBefore(block: Y.Item): string | null {
  for (let item: Y.Item | null = block; item !== null; item = item.left) {
    if (item.deleted || !(item.content instanceof Y.ContentType)) continue;
    const { type } = item.content;
    if (!(type instanceof Y.XmlElement) || type.nodeName !== "heading") continue;
    const id: unknown = type.getAttribute("id");
    return typeof id === "string" ? id : null;
  }
  return null;
}
