import { lengthError } from "../../metrics/length-score.ts";
import { countNode } from "../../model/derive-sections.ts";
import type { NodeJson } from "../../model/document-content.ts";
import type { CheckOptions } from "../check-options.ts";
import { type CheckedDocument, type CheckedSection, placeOfSection } from "../checked-document.ts";
import { type FindingOf, finding } from "../finding.ts";

const SECTION_TOLERANCE = 0.1;
const WHOLE_TOLERANCE = 0.03;
/** While a section is being written its length says nothing. */
const IN_WORK: ReadonlySet<string> = new Set(["queued", "writing"]);

/** Sections with a target that are more than 10 % off it. One with sections below is looked at where none of those has a target. */
export function checkSectionLengths({ sections, content }: CheckedDocument): FindingOf<"sectionLength">[] {
  return measured(sections, content.blocks)
    .filter(({ section, target }) => section.total > 0 && lengthError(target, section.total) > SECTION_TOLERANCE)
    .map(({ section, target }) => finding("sectionLength", placeOfSection(section, false), { characters: section.total, target }));
}

/** The body against its target: 3 %. Abstract, references, thanks and appendices do not count. */
export function checkWholeLength(document: CheckedDocument, options: CheckOptions): FindingOf<"wholeLength">[] {
  const { sections, content } = document;
  const body = sections.filter(({ isBody }) => isBody);
  if (body.some(({ state }) => IN_WORK.has(state ?? ""))) return [];
  const characters = body.reduce((sum, section) => sum + section.characters, 0) - abstractCharacters(document);
  const target = options.target ?? sumOfTargets(body, content.blocks);
  const [first] = sections;
  if (first === undefined || target === null || characters <= 0 || lengthError(target, characters) <= WHOLE_TOLERANCE) return [];
  return [finding("wholeLength", placeOfSection(first, content.blocks[first.start]?.type !== "heading"), { characters, target })];
}

/** Headings with nothing below them; none while nothing is written at all: an outline is no fault. */
export function checkEmptySections({ sections, content, nodes }: CheckedDocument): FindingOf<"emptySection">[] {
  if (nodes.length === 0 && sections.every(({ characters }) => characters === 0)) return [];
  const withExhibits = new Set(nodes.map(({ place }) => place.sectionId));
  return sections
    .filter(({ characters, children, state }) => characters === 0 && children.length === 0 && !IN_WORK.has(state ?? ""))
    .filter(({ id, start }) => content.blocks[start]?.type === "heading" && !withExhibits.has(id))
    .map((section) => finding("emptySection", placeOfSection(section, false), { title: section.title }));
}

type Measured = { readonly section: CheckedSection; readonly target: number };

function measured(sections: readonly CheckedSection[], blocks: readonly NodeJson[]): Measured[] {
  const targetOf = ({ start }: { start: number }): number | null => {
    const block = blocks[start];
    const target = block?.type === "heading" ? block.attrs?.["target"] : null;
    return typeof target === "number" && target > 0 ? target : null;
  };
  const hasTargetBelow = (section: Pick<CheckedSection, "children">): boolean =>
    section.children.some((child) => targetOf(child) !== null || hasTargetBelow(child));
  return sections.flatMap((section) => {
    const target = targetOf(section);
    return target === null || IN_WORK.has(section.state ?? "") || hasTargetBelow(section) ? [] : [{ section, target }];
  });
}

/** null where a section of the body has text and no target. */
function sumOfTargets(body: readonly CheckedSection[], blocks: readonly NodeJson[]): number | null {
  const found = measured(body, blocks);
  if (found.length === 0) return null;
  const sum = found.reduce((total, { target }) => total + target, 0);
  const covered = found.reduce((total, { section }) => total + section.total, 0);
  const all = body.reduce((total, { characters }) => total + characters, 0);
  return covered === all ? sum : null;
}

/** Abstract and keywords before the first heading are marked as such. */
function abstractCharacters({ sections, content }: CheckedDocument): number {
  const front = sections.find(({ start }) => content.blocks[start]?.type !== "heading");
  if (front === undefined) return 0;
  return content.blocks
    .slice(front.start, front.end)
    .filter(({ attrs }) => attrs?.["kind"] === "abstract" || attrs?.["kind"] === "keywords")
    .reduce((sum, block) => sum + countNode(block), 0);
}
