import { REFERENCE_PAGE_SIZE, type ReasonCode } from "@tangleaf/contract";
import { doiOf } from "../../platform/doi.ts";
import { AppError } from "../../platform/errors.ts";
import { type Bibliography, BibliographyError, type BibliographyFault } from "../../ports/bibliography.ts";
import type { References } from "./references.ts";

const SECOND_MS = 1000;
/** What is told where a source names no time. */
const WAIT_DEFAULT_MS = 30_000;

const REASONS: Readonly<Record<BibliographyFault, ReasonCode>> = {
  unavailable: "reference.unavailable",
  badAnswer: "reference.unavailable",
  timeout: "reference.timeout",
  limited: "reference.limited",
};

/** Works by words, or the one of a DOI. */
export async function searchWorks(
  bibliography: Bibliography,
  { q, language, page, signal }: Parameters<References["search"]>[0],
): ReturnType<References["search"]> {
  const doi = doiOf(q);
  try {
    if (doi === null) return await bibliography.search({ query: q, language, page, limit: REFERENCE_PAGE_SIZE, signal });
    const work = page === 1 ? await bibliography.byDoi(doi, signal) : null;
    return { list: work === null ? [] : [work], missing: [] };
  } catch (error) {
    throw error instanceof BibliographyError ? asAppError(error) : error;
  }
}

function asAppError({ fault, waitMs, message }: BibliographyError): AppError {
  const details = fault === "limited" ? { waitSeconds: Math.ceil((waitMs ?? WAIT_DEFAULT_MS) / SECOND_MS) } : {};
  return new AppError(REASONS[fault], details, `bibliography: ${message}`);
}
