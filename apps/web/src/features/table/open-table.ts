import type { TableAnswer } from "@tangleaf/contract";
import type { TableFormat } from "@tangleaf/contract/table";
import type { SheetTable } from "@tangleaf/table/columns";
import type { ComputedPlan, Scalar } from "@tangleaf/table/plan";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { STEPS_MAX } from "@tangleaf/table/steps-max";
import { createStore } from "zustand/vanilla";
import { failureText } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { variant } from "#lib/variant.ts";
import { tableMessages as m } from "#messages/table.ts";
import { EngineError, type EngineLine } from "./engine/engine-line.ts";
import { plainView } from "./engine/plain-view.ts";
import { createViewReader, type SentView, type SheetChoices, type SheetInfo, type SheetView, type WorkedOut } from "./engine/sheet-view.ts";
import { firstSheet } from "./first-sheet.ts";
import type { LocalTable } from "./local-tables.ts";
import { nextDrawn } from "./next-drawn.ts";
import type { SentSteps } from "./send-unsent.ts";
import { isFromAnswer, stepsOfPlan } from "./sheet/steps-of-plan.ts";

export type OpenState = {
  readonly table: LocalTable;
  readonly sheets: readonly SheetInfo[];
  readonly sheetId: string;
  readonly view: SheetView | null;
  /** How the sheet is read, or what is asked, is being worked out. */
  readonly isBusy: boolean;
  /** What did not work last, to say at its place. */
  readonly fault: { readonly at: "ask" | "sheet"; readonly text: string } | null;
  /** The browser keeps nothing of it. */
  readonly isUnkept: boolean;
  /** What was done waits for the server. */
  readonly isUnsent: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** An answer, or a sheet as its steps leave it. */
export type TablePart = { readonly answerId: string } | { readonly sheetId: string };

/** Where answers come from and where a table is kept: this browser, or the account. */
export type TablePlace = {
  keep(table: LocalTable): Promise<void>;
  /** Reads the file again, as its table now says. */
  reread(table: LocalTable, sheetId: string): Promise<{ sheets: readonly SheetInfo[]; encoding: LocalTable["encoding"] | null }>;
  /** The answer as the server worked it out; null: the page's own stands. */
  answer?(wanted: { sheetId: string; ask: string; after: string | null; plan: ComputedPlan | null }): Promise<TableAnswer | null>;
  forget?(answerId: string): void;
  /** The address of a part of the table as a file; absent: files are made in the page. */
  file?(part: TablePart, format: TableFormat): Promise<string>;
  /** Makes a part of the table a table of its own, and answers its id; absent: it is made in the page. */
  saveAs?(part: TablePart, title: string): Promise<string>;
  /** Resolves when they are stored; until then they are kept in the browser and sent again. Rejects where the server refuses them. */
  steps?(sheetId: string, steps: readonly SheetStep[]): Promise<SentSteps | null>;
  /** Tells when steps wait for a server that is out of reach, and when no longer. */
  watchUnsent?(tell: (isUnsent: boolean) => void): void;
  close?(): void;
};

const HISTORY_MAX = 100;

type Past = { readonly sheetId: string; readonly steps: readonly SheetStep[] };

type Start = {
  readonly table: LocalTable;
  readonly sheets: readonly SheetInfo[];
  readonly engine: EngineLine;
  readonly place: TablePlace;
  /** The first sheet, where the page has it before the engine answers. */
  readonly shown?: SheetTable | undefined;
  /** What it looks like, where something was done to it and the engine has said so. */
  readonly sent?: SentView | undefined;
};

/** An opened table: what is shown, and everything that can be done with it. */
export function createOpenTable(start: Start) {
  const { engine, place, shown, sent } = start;
  const first = firstSheet(start.sheets);
  const isUntouched = (start.table.steps[first?.sheetId ?? ""] ?? []).length === 0;
  const readView = createViewReader(shown?.columns);
  const store = createStore<OpenState>(() => ({
    table: start.table,
    sheets: start.sheets,
    sheetId: first?.sheetId ?? "",
    view: sent !== undefined ? readView(sent) : shown !== undefined && isUntouched ? plainView(shown) : null,
    isBusy: false,
    fault: null,
    isUnkept: false,
    isUnsent: false,
    canUndo: false,
    canRedo: false,
  }));
  const { getState: get, setState: set } = store;
  place.watchUnsent?.((isUnsent) => set({ isUnsent }));
  const viewOf = async (sheetId: string, steps: readonly SheetStep[]) =>
    readView(await engine.do("view", { sheetId, steps, lang: variant }));
  const past: Past[] = [];
  const future: Past[] = [];
  const stepsOf = (sheetId: string): readonly SheetStep[] => get().table.steps[sheetId] ?? [];

  const take = (change: Partial<LocalTable>) => set({ table: { ...get().table, ...change, usedAt: Date.now() } });
  const putAway = () =>
    place.keep(get().table).then(
      () => set({ isUnkept: false }),
      () => set({ isUnkept: true }),
    );
  const keep = (change: Partial<LocalTable>) => {
    take(change);
    void putAway();
  };

  async function look(): Promise<void> {
    const { sheetId } = get();
    const view = await viewOf(sheetId, stepsOf(sheetId));
    if (get().sheetId === sheetId) set({ view, fault: null });
  }

  /** Takes steps over; those that cannot be applied leave the sheet as it was. `drawn`: when the answer they come of has been. */
  async function putSteps(sheetId: string, steps: readonly SheetStep[], drawn?: Promise<void>): Promise<boolean> {
    if (steps.length > STEPS_MAX) {
      set({ fault: { at: "sheet", text: m.steps.full } });
      return false;
    }
    const before = get().table;
    const isSame = JSON.stringify(changesOf(before.steps[sheetId] ?? [])) === JSON.stringify(changesOf(steps));
    const stepsVersion = before.stepsVersion + (isSame ? 0 : 1);
    try {
      const [view] = await Promise.all([viewOf(sheetId, steps), drawn]);
      take({ steps: { ...get().table.steps, [sheetId]: steps }, stepsVersion });
      if (get().sheetId === sheetId) set({ view, fault: null });
      // Thousands of rows of an answer take as long to put away as to draw.
      if (drawn === undefined) void putAway();
      else void nextDrawn().then(putAway);
    } catch (error) {
      set({ fault: { at: "sheet", text: faultText(error) } });
      return false;
    }
    void place.steps?.(sheetId, steps).then(
      (sent) => void takeSent(sheetId, steps, sent),
      (error) => set({ fault: { at: "sheet", text: faultText(error) } }),
    );
    return true;
  }

  /** Steps as they are stored, with those of other devices; what was done here meanwhile stands. */
  async function takeSent(sheetId: string, steps: readonly SheetStep[], sent: SentSteps | null): Promise<void> {
    if (sent === null || get().table.steps[sheetId] !== steps) return;
    const { table } = get();
    set({ table: { ...table, stepsVersion: sent.version, steps: { ...table.steps, [sheetId]: sent.steps } } });
    if (JSON.stringify(sent.steps) !== JSON.stringify(steps)) await look();
  }

  const remember = () => set({ canUndo: past.length > 0, canRedo: future.length > 0 });

  async function setSteps(sheetId: string, steps: readonly SheetStep[], drawn?: Promise<void>): Promise<boolean> {
    const before = stepsOf(sheetId);
    if (!(await putSteps(sheetId, steps, drawn))) return false;
    past.push({ sheetId, steps: before });
    if (past.length > HISTORY_MAX) past.shift();
    future.length = 0;
    remember();
    return true;
  }

  async function go(from: Past[], to: Past[]): Promise<void> {
    const last = from.pop();
    if (last === undefined) return;
    const now = { sheetId: last.sheetId, steps: stepsOf(last.sheetId) };
    set({ sheetId: last.sheetId });
    if (await putSteps(last.sheetId, last.steps)) to.push(now);
    remember();
  }

  const answers = () => get().table.answers;
  /** Answers that took the place of others, by the first that stood there. */
  const places = new Map<string, string>();
  const placeOf = (answerId: string): string => places.get(answerId) ?? answerId;
  const asOne = (body: WorkedOut, ask: string, sheetId: string): TableAnswer => ({
    ...body.answer,
    answerId: newUuid(),
    no: (answers().at(-1)?.no ?? 0) + 1,
    sheetId,
    ask,
    by: body.by,
    charged: 0,
    stepsVersion: get().table.stepsVersion,
    createdAt: new Date().toISOString(),
  });

  /** Shows an answer: what it marks and leaves out is done to the sheet too. */
  async function show(answer: TableAnswer, replaced: string | null): Promise<void> {
    if (replaced !== null) places.set(answer.answerId, placeOf(replaced));
    const list = replaced === null ? [...answers(), answer] : answers().map((one) => (one.answerId === replaced ? answer : one));
    const change = { answers: list.slice(-ANSWERS_MAX) };
    const own = stepsOfPlan(answer.plan, answer.answerId);
    if (own.length === 0 || answer.total + answer.marks.length === 0) return keep(change);
    // Kept with its steps, in one go. It is drawn first, while the engine works its marks out.
    take(change);
    const steps = [...stepsOf(answer.sheetId).filter((step) => !isFromAnswer(step)), ...own];
    if (!(await setSteps(answer.sheetId, steps, nextDrawn()))) keep({});
  }

  async function work(wanted: {
    ask: string;
    plan: ComputedPlan | null;
    after: TableAnswer | null;
    replaced?: string | null;
  }): Promise<boolean> {
    const { sheetId: openId, sheets } = get();
    // A plan may be about another sheet of the file.
    const sheetId = sheets.find((one) => one.sheetId === wanted.plan?.from)?.sheetId ?? openId;
    set({ isBusy: true, fault: null });
    try {
      const base = { sheetId, steps: stepsOf(sheetId), lang: variant };
      const after = wanted.after?.plan ?? null;
      const body =
        wanted.plan === null
          ? engine.do("ask", { ...base, ask: wanted.ask, last: after !== null && "steps" in after ? after : null })
          : engine.do("run", { ...base, plan: wanted.plan, ask: wanted.ask });
      // A plan that goes on with the rows of an earlier answer is one only the server can work out.
      const own = await body.catch((error: unknown) => (place.answer === undefined ? Promise.reject(error) : null));
      const kept = await place
        .answer?.({ sheetId, ask: wanted.ask, after: wanted.after?.answerId ?? null, plan: wanted.plan })
        .catch(() => null);
      const shown: TableAnswer = kept ?? asOne(own ?? (await body), wanted.ask, sheetId);
      await show(shown, wanted.replaced ?? null);
      if (wanted.replaced != null) place.forget?.(wanted.replaced);
      return true;
    } catch (error) {
      set({ fault: { at: "ask", text: faultText(error) } });
      return false;
    } finally {
      set({ isBusy: false });
    }
  }

  const partOf = (answer: TableAnswer | null) => {
    const { sheetId, plan } = answer ?? { sheetId: get().sheetId, plan: null };
    return { sheetId, steps: stepsOf(sheetId), plan: plan !== null && "steps" in plan ? plan : null, lang: variant };
  };
  /** What a part of the table is called as a table or a file of its own. */
  function titleOf(answer: TableAnswer | null): string {
    const { table, sheets, sheetId } = get();
    const sheet = sheets.length > 1 ? sheets.find((one) => one.sheetId === sheetId)?.name : undefined;
    return [table.title, answer?.ask ?? sheet].filter((part) => part).join(" · ");
  }

  return {
    store,
    look,
    showSheet(sheetId: string) {
      set({ sheetId, view: null });
      return look();
    },
    setSteps,
    addStep: (step: SheetStep) => setSteps(get().sheetId, [...stepsOf(get().sheetId), step]),
    dropStep: (id: string) =>
      setSteps(
        get().sheetId,
        stepsOf(get().sheetId).filter((step) => step.id !== id),
      ),
    switchStep: (id: string) =>
      setSteps(
        get().sheetId,
        stepsOf(get().sheetId).map((step) => (step.id === id ? { ...step, isOff: step.isOff !== true } : step)),
      ),
    undo: () => go(past, future),
    redo: () => go(future, past),
    rename: (title: string) => keep({ title }),
    /** Asks; what follows on the last answer edits its plan. */
    ask: (ask: string) =>
      work({ ask, plan: null, after: answers().findLast(({ plan, sheetId }) => plan !== null && sheetId === get().sheetId) ?? null }),
    run: (plan: ComputedPlan, ask: string) => work({ ask, plan, after: null }),
    /** Works an answer out again, of the sheet as it is now. */
    again: ({ answerId, ask, plan }: TableAnswer) =>
      plan !== null && "steps" in plan
        ? work({ ask, plan, after: null, replaced: answerId })
        : work({ ask, plan: null, after: null, replaced: answerId }),
    async change({ answerId, ask, plan }: TableAnswer, path: string, value: Scalar) {
      if (plan === null || !("steps" in plan)) return false;
      const changed = await engine.do("change", { plan, path, value });
      return changed === null ? false : work({ ask, plan: changed, after: null, replaced: answerId });
    },
    choices: ({ plan, sheetId }: TableAnswer, path: string) =>
      plan !== null && "steps" in plan
        ? engine.do("choices", { sheetId, steps: stepsOf(sheetId), plan, path, lang: variant })
        : Promise.resolve([]),
    /** An answer the server has; it stands where `replaced` stood, or last. */
    async takeAnswer(answer: TableAnswer, replaced: string | null) {
      await show(answer, replaced);
      if (replaced !== null) place.forget?.(replaced);
    },
    /** Sentences the server keeps with an answer. */
    takeTold: (answerId: string, told: string[]) =>
      keep({ answers: answers().map((one) => (one.answerId === answerId ? { ...one, told } : one)) }),
    dropAnswer(answerId: string) {
      keep({ answers: answers().filter((one) => one.answerId !== answerId) });
      place.forget?.(answerId);
    },
    /** The whole result of an answer, or the open sheet as its steps leave it (null), worked out here. */
    partCsv: (answer: TableAnswer | null) => engine.do("csv", partOf(answer)),
    partFile: (answer: TableAnswer | null, format: TableFormat) => engine.do("file", { ...partOf(answer), format, title: titleOf(answer) }),
    titleOf,
    /** What an answer has in common with those it replaced: what is open or has the focus stays so. */
    placeOf,
    place,
    suggestions: () => engine.do("suggest", { sheetId: get().sheetId, steps: stepsOf(get().sheetId), lang: variant }),
    /** Reads the file again in another way. */
    async readAgain(change: { encoding?: LocalTable["encoding"]; choices?: SheetChoices }) {
      const { table, sheetId } = get();
      const own = mergedChoices(table.choices[sheetId], change.choices);
      const encoding = change.encoding ?? table.encoding;
      const wanted = { ...table, choices: { ...table.choices, [sheetId]: own }, ...(encoding === undefined ? {} : { encoding }) };
      set({ isBusy: true, fault: null });
      try {
        const read = await place.reread(wanted, sheetId);
        const sheet = read.sheets.find((one) => one.sheetId === sheetId) ?? read.sheets[0];
        set({ sheets: read.sheets, sheetId: sheet?.sheetId ?? sheetId });
        keep({
          choices: wanted.choices,
          ...(read.encoding == null ? {} : { encoding: read.encoding }),
          stepsVersion: table.stepsVersion + 1,
        });
        await look();
      } catch (error) {
        set({ fault: { at: "sheet", text: faultText(error) } });
      } finally {
        set({ isBusy: false });
      }
    },
    close: () => {
      place.close?.();
      engine.close();
    },
  };
}
export type OpenTable = ReturnType<typeof createOpenTable>;

const ANSWERS_MAX = 200;

/** What was said of a sheet before, and now: each column keeps what was said of it. */
function mergedChoices(before: SheetChoices = {}, now: SheetChoices = {}): SheetChoices {
  const dates = { ...before.dates, ...now.dates };
  const units = { ...before.units, ...now.units };
  return {
    ...before,
    ...now,
    types: { ...before.types, ...now.types },
    ...(Object.keys(dates).length === 0 ? {} : { dates }),
    ...(Object.keys(units).length === 0 ? {} : { units }),
  };
}

/** Steps answers are worked out of; views only show. */
const changesOf = (steps: readonly SheetStep[]) =>
  steps.filter((step) => (step.do === "change" || step.do === "cell") && step.isOff !== true);

/** What is said of something that did not work. */
export function faultText(error: unknown): string {
  if (!(error instanceof EngineError)) return failureText(error, m.fault.broken);
  const { fault } = error;
  if (fault.is === "read") return m.fault.read[fault.fault];
  return fault.is === "plan" && fault.fault === "resultTooLarge" ? m.fault.tooLarge : fault.is === "plan" ? m.fault.plan : m.fault.broken;
}
