import {
  ESSAY_SIBLINGS_MAX,
  ESSAY_TITLE_MAX_CHARACTERS,
  LIMITS,
  type mindtreeApi,
  type OutlineInput,
  type OutputOf,
  type ParsedInputOf,
} from "@tangleaf/contract";
import { branchOf, type TreeBranch, treeContent } from "@tangleaf/document/tree";
import { AppError } from "../../platform/errors.ts";
import { setNote } from "./mindtree.repo.ts";
import type { MindtreeOptions } from "./options.ts";

type ByUser<T> = { readonly userId: string } & T;

/** A new note of a tree; the tree knows it from then on. */
export async function treeToNote(
  { db, documents, notes }: MindtreeOptions,
  { userId, mindtreeId, notebookId, requestId }: ByUser<ParsedInputOf<typeof mindtreeApi.toNote>>,
): Promise<OutputOf<typeof mindtreeApi.toNote>> {
  const { nodes } = await documents.read({ userId, documentId: mindtreeId });
  const content = treeContent(branchOf(nodes));
  const { noteId } = await notes.createFrom({ userId, notebookId, requestId, asked: { mindtreeId, notebookId }, content });
  await setNote(db, mindtreeId, noteId);
  return { noteId };
}

/** Levels of an essay's outline. */
const OUTLINE_DEPTH = 3;
/** What a section is to show: no more of a node's note. */
const INTENT_MAX_UNITS = 500;

/** A version of an essay's outlines made of a tree; what there is no place for stays in the tree, and is counted. */
export async function treeToEssay(
  { documents, essays, metering, variant }: MindtreeOptions,
  { userId, mindtreeId, title, ...facts }: ByUser<ParsedInputOf<typeof mindtreeApi.toEssay>>,
): Promise<OutputOf<typeof mindtreeApi.toEssay>> {
  const { nodes } = await documents.read({ userId, documentId: mindtreeId });
  const root = branchOf(nodes);
  const { level } = await metering.levelOf(userId);
  const outline = outlineOf(root.children, LIMITS[variant][level].essayChapters, 1);
  if (outline.length === 0) throw new AppError("field.required", { field: "tree" });
  const named = (title ?? root.node.text.replace(/\s+/g, " ").trim()).slice(0, ESSAY_TITLE_MAX_CHARACTERS).toWellFormed();
  if (named === "") throw new AppError("field.required", { field: "title" });
  const { essayId, no } = await essays.addOutline({ userId, ...facts, title: named, outline });
  return { essayId, no, left: nodes.length - 1 - countOf(outline) };
}

function outlineOf(branches: readonly TreeBranch[], most: number, level: number): OutlineInput[] {
  if (level > OUTLINE_DEPTH) return [];
  const said = branches.filter(({ node }) => node.text.trim() !== "").slice(0, Math.min(most, ESSAY_SIBLINGS_MAX));
  return said.map(({ node, children }) => {
    const subPara = outlineOf(children, ESSAY_SIBLINGS_MAX, level + 1);
    return {
      id: node.id,
      title: node.text.replace(/\s+/g, " ").trim().slice(0, ESSAY_TITLE_MAX_CHARACTERS).toWellFormed(),
      ...(node.note === undefined ? {} : { textData: node.note.slice(0, INTENT_MAX_UNITS).toWellFormed() }),
      ...(subPara.length === 0 ? {} : { subPara }),
    };
  });
}

const countOf = (outline: readonly OutlineInput[]): number => outline.reduce((sum, { subPara = [] }) => sum + 1 + countOf(subPara), 0);
