// Generated from kinds/ by `npm run gen`; do not edit.
import type { GenerationKind } from "@tangleaf/contract";
import type { Kind } from "./kind.ts";
import { abstractKind } from "./kinds/abstract.ts";
import { briefKind } from "./kinds/brief.ts";
import { chapterKind } from "./kinds/chapter.ts";
import { chartDraftKind } from "./kinds/chart-draft.ts";
import { continueKind } from "./kinds/continue.ts";
import { defenceKind } from "./kinds/defence.ts";
import { editKind } from "./kinds/edit.ts";
import { figuresKind } from "./kinds/figures.ts";
import { noteOutlineKind } from "./kinds/note-outline.ts";
import { noteSectionKind } from "./kinds/note-section.ts";
import { outlineKind } from "./kinds/outline.ts";
import { passageKind } from "./kinds/passage.ts";
import { reviseKind } from "./kinds/revise.ts";
import { rewordKind } from "./kinds/reword.ts";
import { sceneKind } from "./kinds/scene.ts";
import { sectionKind } from "./kinds/section.ts";
import { summaryKind } from "./kinds/summary.ts";
import { syncKind } from "./kinds/sync.ts";
import { tableExplainKind } from "./kinds/table-explain.ts";
import { tablePlanKind } from "./kinds/table-plan.ts";
import { titlesKind } from "./kinds/titles.ts";
import { treeDraftKind } from "./kinds/tree-draft.ts";
import { treeIdeasKind } from "./kinds/tree-ideas.ts";

/** Every kind of generation. The contract's `generationKinds` names the same ones, or this does not compile. */
export const kinds = {
  abstract: abstractKind,
  brief: briefKind,
  chapter: chapterKind,
  chartDraft: chartDraftKind,
  continue: continueKind,
  defence: defenceKind,
  edit: editKind,
  figures: figuresKind,
  noteOutline: noteOutlineKind,
  noteSection: noteSectionKind,
  outline: outlineKind,
  passage: passageKind,
  revise: reviseKind,
  reword: rewordKind,
  scene: sceneKind,
  section: sectionKind,
  summary: summaryKind,
  sync: syncKind,
  tableExplain: tableExplainKind,
  tablePlan: tablePlanKind,
  titles: titlesKind,
  treeDraft: treeDraftKind,
  treeIdeas: treeIdeasKind,
} satisfies Readonly<Record<GenerationKind, Kind>>;
