import {
  type EducationLevel,
  type essayApi,
  LIMITS,
  type Limits,
  type ParsedInputOf,
  type ReasonCode,
  type Variant,
} from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Metering } from "../metering/metering.ts";

type Deps = { readonly metering: Pick<Metering, "levelOf">; readonly variant: Variant };
type EssayPart = ParsedInputOf<typeof essayApi.export>["part"];
type Asked = {
  readonly titles?: number;
  readonly keywords?: readonly string[] | undefined;
  readonly level?: EducationLevel;
  readonly chapters?: number;
  /** Characters of a document of a generator. */
  readonly document?: number;
  readonly json?: boolean;
  readonly part?: EssayPart;
};

/** What is asked for against the row of the caller's level: field by field, whether it is within. */
const WITHIN: { readonly [Field in keyof Required<Asked>]: (limits: Limits, asked: Required<Asked>[Field]) => boolean } = {
  titles: (limits, count) => count <= limits.essayTitles,
  keywords: (limits, keywords) => (keywords?.length ?? 0) <= limits.essayKeywords,
  level: (limits, level) => limits.essayLevels.includes(level),
  chapters: (limits, count) => count <= limits.essayChapters,
  document: (limits, characters) => characters <= limits.documentCharacters,
  json: (limits, wanted) => !wanted || limits.essayJson,
  part: (limits, part) => part === "text" || (part === "titles" ? limits.essayTitlesDownload : limits.essayOutlineDownload),
};
/** Name of the field on the wire, where it has another. */
const FIELDS: Partial<Record<keyof Asked, string>> = { titles: "count", chapters: "outline", document: "length", json: "format" };

/** Limits that members share with everybody: the reason of the refusal, and the limit it names. */
const BOUNDS: Partial<Record<keyof Asked, { readonly reason: ReasonCode; readonly limit: "essayKeywords" | "essayChapters" }>> = {
  keywords: { reason: "essay.tooManyKeywords", limit: "essayKeywords" },
  chapters: { reason: "essay.tooManyChapters", limit: "essayChapters" },
};

/** The limits of the caller's level. Throws level.needsVip where more is asked for, and the bound itself where members have no more. */
export async function checkLevel({ metering, variant }: Deps, userId: string, asked: Asked): Promise<Limits> {
  const limits = LIMITS[variant][(await metering.levelOf(userId)).level];
  for (const key of Object.keys(asked) as (keyof Asked)[]) {
    const isWithin = WITHIN[key] as (limits: Limits, value: Asked[typeof key]) => boolean;
    if (asked[key] === undefined || isWithin(limits, asked[key])) continue;
    const members = LIMITS[variant].vip;
    const bound = BOUNDS[key];
    if (bound !== undefined && !isWithin(members, asked[key]))
      throw new AppError(bound.reason, { field: FIELDS[key] ?? key, params: { max: members[bound.limit] } });
    throw new AppError("level.needsVip", { field: FIELDS[key] ?? key });
  }
  return limits;
}
