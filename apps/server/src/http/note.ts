import { noteApi, notebookApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { removedWorks } from "./removed-works.ts";
import { createUserBound } from "./user-bound.ts";

/** Files one person imports in a minute: each takes a thread for up to twenty seconds. */
const IMPORTS_PER_MINUTE = 30;

/** Calls of the notes module. */
export function noteCalls(deps: Pick<Deps, "notes" | "templates" | "search" | "clock" | "config">): BoundRoute[] {
  const { notes, templates, clock, config } = deps;
  const countImport = createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : IMPORTS_PER_MINUTE);
  const { notebooks } = notes;
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(noteApi.list, ({ input, caller: { userId } }) => notes.list({ userId, ...input })),
    bind(noteApi.get, ({ input, caller: { userId } }) => notes.get({ userId, ...input })),
    bind(noteApi.create, ({ input: { pubId, ...input }, caller: { userId } }) =>
      pubId === undefined || input.generationId !== undefined
        ? notes.create({ userId, ...input })
        : templates.note({ userId, pubId, ...input }),
    ),
    bind(noteApi.import, ({ input, caller: { userId } }) => {
      countImport(userId);
      return notes.import({ userId, ...input });
    }),
    bind(noteApi.update, ({ input, caller: { userId } }) => notes.update({ userId, ...input })),
    bind(noteApi.rename, ({ input, caller: { userId } }) => done(notes.rename({ userId, ...input }))),
    bind(noteApi.move, ({ input, caller: { userId } }) => done(notes.move({ userId, ...input }))),
    bind(noteApi.duplicate, ({ input, caller: { userId } }) => notes.duplicate({ userId, ...input })),
    bind(noteApi.remove, ({ input, caller: { userId } }) => {
      return removedWorks(deps, { userId, forever: input.forever }, notes.remove({ userId, ...input }));
    }),
    bind(noteApi.restore, ({ input, caller: { userId } }) => done(notes.restore({ userId, ...input }))),
    bind(noteApi.suggest, ({ input, caller: { userId } }) => notes.suggest({ userId, ...input })),
    bind(noteApi.outline, ({ input, caller: { userId } }) => notes.outline({ userId, ...input })),
    bind(noteApi.outlines, ({ input, caller: { userId } }) => notes.outlines({ userId, ...input })),
    bind(noteApi.write, ({ input, caller: { userId } }) => notes.write({ userId, ...input })),
    bind(noteApi.writing, ({ input, caller: { userId } }) => notes.writing({ userId, ...input })),
    bind(noteApi.export, ({ input, caller: { userId } }) => notes.export({ userId, ...input })),
    bind(notebookApi.list, ({ caller: { userId } }) => notebooks.list(userId)),
    bind(notebookApi.create, ({ input, caller: { userId } }) => notebooks.create({ userId, ...input })),
    bind(notebookApi.update, ({ input, caller: { userId } }) => notebooks.update({ userId, ...input })),
    bind(notebookApi.remove, ({ input, caller: { userId } }) => done(notebooks.remove({ userId, ...input }))),
  ];
}
