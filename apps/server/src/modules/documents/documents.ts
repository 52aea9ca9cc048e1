import type { DocumentEvent, DocumentPresence, DocumentVersion } from "@tangleaf/contract";
import type { DocumentContent, Section, Suggestion } from "@tangleaf/document/model";
import type { TreeNode } from "@tangleaf/document/tree";
import type { Db } from "../metering/metering.ts";
import type { ChangeInput, ChangeName, ChangeResult } from "./changes/document-changes.ts";
import type { NewContent } from "./new-content.ts";
import type { PreparedDocument } from "./write-new.ts";

type Owned = { readonly userId: string; readonly documentId: string };

/** What is known of a document without opening it; derived in the worker from what it holds. */
export type DerivedDocument = {
  readonly documentId: string;
  readonly userId: string;
  /** Changes it was derived from. */
  readonly seq: number;
  /** Of the last of them: epoch milliseconds. */
  readonly changedAt: number;
  readonly title: string;
  readonly sections: readonly Section[];
  /** Characters of all sections, without titles. */
  readonly characters: number;
  /** Blocks of the text, or nodes of the tree. */
  readonly blocks: number;
  /** Plain words of all blocks, for the search. */
  readonly text: string;
  /** Stored files its figures name. */
  readonly files: readonly string[];
};

/** A kind of document: the module it belongs to, and what it does when a document of it has changed. */
export type DocumentKind = {
  readonly name: string;
  /** What a notice says of a document; left out: its owner is told nothing. */
  noticeOf?(
    trx: Db,
    document: { id: string; user_id: string },
  ): Promise<{ what: "essay" | "note" | "mindtree"; title: string } | undefined>;
  /** In the transaction that stores the derived state. */
  onDerived(trx: Db, derived: DerivedDocument): Promise<void>;
};

/**
 * Public API of the documents module: the log of changes under every document (docs/decisions/035). Bytes are Yjs updates,
 * encoding version 1, as base64. Every method that takes `userId` throws document.unknown for what is not the caller's or is
 * in no state to be opened.
 */
export interface Documents {
  /** Writes a new document, before the transaction that stores it. Throws RangeError where the content breaks the schema, document.tooLarge. */
  prepare(input: { readonly userId: string } & NewContent): Promise<PreparedDocument>;
  /** Stores a new document in the caller's transaction. `content`: a little of it, as the headings of an outline. Throws space.full. */
  create(trx: Db, input: Owned & { kind: string } & ({ prepared: PreparedDocument } | { content: DocumentContent })): Promise<void>;
  /**
   * The whole document as one update, or what `stateVector` lacks. Of one that is set aside, because it takes too much to build, the
   * state it was last compacted to (docs/decisions/100).
   */
  open(
    input: Owned & { stateVector?: string | undefined },
  ): Promise<{ epoch: number; seq: number; update: string; isQuarantined?: true | undefined }>;
  /**
   * Stores a change and answers once it is durable. A repeat (same client and client's number) answers with the first number
   * and changes nothing. Throws document.reopen for another epoch, update.unreadable, document.tooLarge, document.quarantined.
   */
  update(input: Owned & { epoch: number; clientId: string; seq: number; update: string }): Promise<{ seq: number }>;
  /** Changes after `after`, then what comes, until `signal` is aborted. Ends after `reopen`. */
  watch(input: Owned & { epoch: number; clientId: string; after: number; signal: AbortSignal }): AsyncIterable<DocumentEvent>;
  presence(input: Owned & DocumentPresence): Promise<void>;
  /** What the document holds now, with the changes it is made of, what is suggested for it, and (of a tree, root first) its nodes. */
  read(input: Owned): Promise<{
    content: DocumentContent;
    suggestions: Suggestion[];
    nodes: readonly TreeNode[];
    seq: number;
    epoch: number;
    isQuarantined: boolean;
  }>;
  /** The nodes of a tree that was kept elsewhere, as one update. Throws update.unreadable. */
  readTree(input: { readonly userId: string; readonly update: string }): Promise<readonly TreeNode[]>;
  /**
   * Changes a document from the server, by a change of `changes/document-changes.ts`: it is made in a thread to the document as it
   * stood after `version` changes (now, where left out) and stored as one change, so words typed elsewhere meanwhile stay. `actor`
   * says in the log who did it. Throws document.versionGone where that state cannot be built any more. Returns what the change
   * returned. `clientId` names what is done once: a second change under one name is not stored.
   */
  change<Name extends ChangeName>(
    input: Owned & {
      actor: string;
      clientId?: string | undefined;
      version?: number | undefined;
      name: Name;
      input: ChangeInput<Name>;
    },
  ): Promise<{ seq: number; result: ChangeResult<Name> }>;
  /** Brings what is derived up to date for documents of a user that changed since, waiting `timeoutMs` at most. False = some are still behind. */
  derive(input: { userId: string; timeoutMs: number }): Promise<boolean>;
  /** Whether what is derived of some document of the user is behind its changes. */
  isBehind(trx: Db, userId: string): Promise<boolean>;
  versions(input: Owned & { page: number; size: number }): Promise<{ total: number; list: DocumentVersion[] }>;
  /** Throws version.unknown. */
  version(input: Owned & { versionId?: string | undefined }): Promise<DocumentContent>;
  saveVersion(input: Owned & { label: string; kind?: DocumentVersion["kind"] }): Promise<DocumentVersion>;
  restoreVersion(input: Owned & { versionId: string }): Promise<{ seq: number }>;
  /**
   * Puts documents away, or brings them back, in the caller's transaction. What is put away is unknown to every other method;
   * its watchers are let go within 10 seconds.
   */
  setAvailable(trx: Db, documentIds: readonly string[], available: boolean): Promise<void>;
  /** Deletes documents with their changes and versions, for good, in the caller's transaction. */
  erase(trx: Db, documentIds: readonly string[]): Promise<void>;
  /** Throws document.unknown, document.quarantined, so that a stream is refused before it begins. */
  assertOpen(input: Owned): Promise<void>;
}
