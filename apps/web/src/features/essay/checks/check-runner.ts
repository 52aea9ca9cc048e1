import {
  type CheckOptions,
  checkDocument,
  type Excerpt,
  excerptOf,
  type Finding,
  type FindingRange,
  hashOf,
  type LedgerEntry,
  rangeOfFinding,
  readFacts,
  type StaleSection,
  staleSections,
} from "@tangleaf/document/checks";
import { type DocumentContent, readContent } from "@tangleaf/document/model";
import * as Y from "yjs";

/** What the checks of an essay are told beside its text. */
export type CheckSettings = Pick<CheckOptions, "target" | "references" | "sources"> & {
  /** Of a document that does not say its own. */
  readonly language: "zh" | "en";
  /** Sections a job is to write: nothing is missing there yet. */
  readonly inWork?: readonly string[];
};

/** What has changed since the request before; the first one brings the whole document. */
export type CheckRequest = {
  /** Counts the changes of the document: an answer is about the text as it was then. */
  readonly seq: number;
  readonly updates: readonly Uint8Array[];
  readonly settings?: CheckSettings;
  readonly ledger?: readonly LedgerEntry[];
};

/** A finding with all the page needs to show it and to go there. */
export type ShownFinding = {
  readonly finding: Finding;
  /** Tells it among all of the document, also after edits elsewhere: what is put away stays away. */
  readonly key: string;
  readonly range: FindingRange | null;
  readonly excerpt: Excerpt;
};

export type CheckAnswer = {
  readonly seq: number;
  readonly findings: readonly ShownFinding[];
  /** Findings beyond those: a text that says one sentence a thousand times is mended one by one all the same. */
  readonly leftOut: number;
  readonly stale: readonly StaleSection[];
  /** What is to be kept from now on; null = as it is. */
  readonly ledger: readonly LedgerEntry[] | null;
  /** Headings by id, with their numbers. */
  readonly titles: ReadonlyMap<string, string>;
  readonly problem: boolean;
};

/** Holds a copy of a document and checks it: in a worker, so that nobody waits for it. */
export function createCheckRunner(): (request: CheckRequest) => CheckAnswer {
  const doc = new Y.Doc();
  let settings: CheckSettings = { language: "zh" };
  let ledger: readonly LedgerEntry[] | null = null;
  return (request) => {
    for (const update of request.updates) Y.applyUpdate(doc, update);
    settings = request.settings ?? settings;
    ledger = request.ledger ?? ledger;
    const { seq } = request;
    try {
      const content = contentOf(doc, settings);
      const read = readFacts(content);
      const staleness = ledger === null ? { sections: [], ledger: null } : staleSections(read, ledger);
      ledger = staleness.ledger ?? ledger;
      const all = findingsOf(content, settings);
      const findings = atMost(all);
      return {
        seq,
        findings: shownFindings(content, findings),
        leftOut: all.length - findings.length,
        stale: staleness.sections,
        ledger: staleness.ledger,
        titles: new Map(
          read.document.sections.map(({ id, title }) => [id, [read.document.numbering.headings.get(id), title].filter(Boolean).join(" ")]),
        ),
        problem: false,
      };
    } catch {
      // A text no rule was made for says nothing; the next change is looked at again.
      return { seq, findings: [], leftOut: 0, stale: [], ledger: null, titles: new Map(), problem: true };
    }
  };
}

function contentOf(doc: Y.Doc, { language, inWork = [] }: CheckSettings): DocumentContent {
  const content = readContent(doc);
  const waiting = new Set(inWork);
  const blocks = content.blocks.map((block) =>
    waiting.has(String(block.attrs?.["id"])) ? { ...block, attrs: { ...block.attrs, status: "queued" } } : block,
  );
  return { ...content, blocks, settings: { language, ...content.settings } };
}

/** Findings of one rule that are shown; each is followed through the text at every key. */
const OF_RULE_MAX = 60;

function findingsOf(content: DocumentContent, { language: _language, inWork: _inWork, ...options }: CheckSettings): Finding[] {
  // The numbers of citations come from their order in the text: that one is always right.
  return checkDocument(content, { ...options, isCitedInOrder: false });
}

function atMost(findings: readonly Finding[]): Finding[] {
  const counts = new Map<Finding["rule"], number>();
  return findings.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= OF_RULE_MAX;
  });
}

function shownFindings(content: DocumentContent, findings: readonly Finding[]): ShownFinding[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const excerpt = excerptOf(content, finding);
    const said = `${finding.rule} ${finding.place.sectionId} ${excerpt.words === "" ? JSON.stringify(valuesOf(finding)) : excerpt.words}`;
    const nth = (counts.get(said) ?? 0) + 1;
    counts.set(said, nth);
    return { finding, key: `${hashOf(said)}.${nth}`, range: rangeOfFinding(content, finding), excerpt };
  });
}

/** What of a finding's values says which one it is: places and counts change with every edit. */
function valuesOf({ values }: Finding): unknown[] {
  return Object.values(values).filter((value) => typeof value === "string");
}
