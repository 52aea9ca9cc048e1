/** The twelve genre families; a scene belongs to exactly one (see family-of.ts). */
export const FAMILIES = [
  "report",
  "request",
  "notice",
  "speech",
  "reflect",
  "apply",
  "plan",
  "academic",
  "news",
  "social",
  "ad",
  "script",
] as const;
export type Family = (typeof FAMILIES)[number];

/** One side of the genre's subject matter. Every clause must fit any scene of the family without inventing a fact. */
export interface Aspect {
  /** Noun phrase: 进度管理 / progress tracking. */
  readonly n: string;
  /** Verb phrases without subject, at least two: 把任务拆到可检查的小步 / break the work into steps that can be checked. */
  readonly do: readonly string[];
  /** Purpose as a verb phrase that fits after 才能、以便 / "to": 及早发现偏差 / catch drift early. */
  readonly why: readonly string[];
  /** Typical weakness as a clause that fits before 的情况 / after "cases where": 计划排得过满 / the plan is packed too tight. */
  readonly lack: readonly string[];
  /** Pattern over scene keys where this side of the subject makes sense; absent: everywhere in the family. */
  readonly only?: string;
  /** What to look at, as an embedded question: 节点是否按时关闭 / whether milestones close on time. */
  readonly see: readonly string[];
}

/** Sentences of one rhetorical function. */
export interface FnBank {
  /** First sentence when the user's material follows; ends ready for it. */
  readonly open: readonly string[];
  /** First sentence when the section has no material of the user's. */
  readonly bare: readonly string[];
  /** Neutral sentences that assert no event, result or quality of the user's matter. */
  readonly body: readonly string[];
  /** May refer back to what the user wrote; used only right after the user's sentences. */
  readonly after: readonly string[];
  /** Sentence with exactly one marked gap, used once where the user gave nothing. */
  readonly gap: readonly string[];
}

export interface Bank {
  readonly aspects: readonly Aspect[];
  readonly fns: Readonly<Record<string, Partial<FnBank>>>;
}
