import { wordTemplateApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { createUserBound } from "./user-bound.ts";

/** Files one person has read in a minute: each takes the worker for up to twenty seconds. */
const READS_PER_MINUTE = 30;

/** Calls of the word-templates module. */
export function wordTemplateCalls({ wordTemplates, clock, config }: Pick<Deps, "wordTemplates" | "clock" | "config">): BoundRoute[] {
  const countRead = createUserBound(clock, config.rateLimitPerMinute === 0 ? Number.POSITIVE_INFINITY : READS_PER_MINUTE);
  return [
    bind(wordTemplateApi.add, async ({ input, caller: { userId } }) => {
      countRead(userId);
      return wordTemplates.add({ userId, ...input });
    }),
    bind(wordTemplateApi.list, ({ caller: { userId } }) => wordTemplates.list({ userId })),
    bind(wordTemplateApi.get, ({ input, caller: { userId } }) => wordTemplates.get({ userId, ...input })),
    bind(wordTemplateApi.update, ({ input, caller: { userId } }) => wordTemplates.update({ userId, ...input })),
    bind(wordTemplateApi.remove, async ({ input, caller: { userId } }) => {
      await wordTemplates.remove({ userId, ...input });
      return {};
    }),
    bind(wordTemplateApi.preview, async ({ input, caller: { userId } }) => {
      countRead(userId);
      return wordTemplates.preview({ userId, ...input });
    }),
  ];
}
