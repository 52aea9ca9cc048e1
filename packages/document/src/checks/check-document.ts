import type { DocumentContent } from "../model/document-content.ts";
import type { CheckOptions } from "./check-options.ts";
import { type CheckedDocument, readDocument } from "./checked-document.ts";
import type { Finding, Rule } from "./finding.ts";
import { checkCitations } from "./rules/check-citations.ts";
import { checkExhibits } from "./rules/check-exhibits.ts";
import { checkHeadingNumbers } from "./rules/check-heading-numbers.ts";
import { checkEmptySections, checkSectionLengths, checkWholeLength } from "./rules/check-lengths.ts";
import { checkMarks } from "./rules/check-marks.ts";
import { checkNumbers } from "./rules/check-numbers.ts";
import { checkPunctuation } from "./rules/check-punctuation.ts";
import { checkRepeatedPassages, checkRepeatedSentences } from "./rules/check-repetition.ts";
import { checkSourceOverlap } from "./rules/check-source-overlap.ts";
import { checkStyle } from "./rules/check-style.ts";
import { checkAbbreviations, checkTermVariants } from "./rules/check-terms.ts";

type Check = { readonly rules: readonly Rule[]; readonly find: (document: CheckedDocument, options: CheckOptions) => readonly Finding[] };

/** Every check with the rules it reports. */
const CHECKS: readonly Check[] = [
  { rules: ["sectionLength"], find: checkSectionLengths },
  { rules: ["wholeLength"], find: checkWholeLength },
  { rules: ["emptySection"], find: checkEmptySections },
  { rules: ["repeatedSentence"], find: checkRepeatedSentences },
  { rules: ["repeatedPassage"], find: checkRepeatedPassages },
  { rules: ["termVariant"], find: checkTermVariants },
  { rules: ["abbreviationTwice", "abbreviationEarly"], find: checkAbbreviations },
  { rules: ["headingNumberDoubled", "headingNumberWrong"], find: checkHeadingNumbers },
  { rules: ["exhibitUnreferred", "exhibitMissing", "crossReferenceBroken"], find: checkExhibits },
  { rules: ["citationUnknown", "citationUnused", "citationOrder"], find: checkCitations },
  { rules: ["mark"], find: checkMarks },
  { rules: ["sourceOverlap"], find: checkSourceOverlap },
  { rules: ["numberDiffers"], find: checkNumbers },
  { rules: ["halfWidthMark", "fullWidthMark", "mixedQuotes", "quoteUnpaired", "unitSpelling"], find: checkPunctuation },
  { rules: ["styleOpening", "styleConnectives", "styleEvenSentences"], find: checkStyle },
];

/**
 * Everything code can find in a document, in the order of the text. Pure: the same content and options give the same findings.
 * The time grows with the length of the text, whatever it holds; a long document belongs in a worker or in idle time.
 */
export function checkDocument(content: DocumentContent, options: CheckOptions = {}): Finding[] {
  const wanted = options.rules === undefined ? null : new Set(options.rules);
  const document = readDocument(content);
  return CHECKS.filter(({ rules }) => wanted === null || rules.some((rule) => wanted.has(rule)))
    .flatMap(({ find }) => find(document, options))
    .filter(({ rule }) => wanted === null || wanted.has(rule))
    .toSorted((a, b) => a.place.block - b.place.block || (a.place.from ?? -1) - (b.place.from ?? -1));
}
