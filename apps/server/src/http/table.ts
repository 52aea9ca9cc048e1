import { tableApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindStream } from "./bind.ts";
import { createUserBound } from "./user-bound.ts";

/** What one person has read, or worked out, in a minute: each takes a thread for up to twenty seconds. */
const READINGS_PER_MINUTE = 30;
const WORKS_PER_MINUTE = 240;

/** Calls of the tables module. */
export function tableCalls({ tables, clock, config }: Pick<Deps, "tables" | "clock" | "config">): BoundRoute[] {
  const isBounded = config.rateLimitPerMinute !== 0;
  const countReading = createUserBound(clock, isBounded ? READINGS_PER_MINUTE : Number.POSITIVE_INFINITY);
  const countWork = createUserBound(clock, isBounded ? WORKS_PER_MINUTE : Number.POSITIVE_INFINITY);
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return [
    bind(tableApi.upload, ({ input, file, caller: { userId } }) => {
      countReading(userId);
      return tables.upload({ userId, ...input, ...file });
    }),
    bind(tableApi.paste, ({ input, caller: { userId } }) => {
      countReading(userId);
      return tables.paste({ userId, ...input });
    }),
    bind(tableApi.read, ({ input, caller: { userId } }) => {
      countReading(userId);
      return tables.read({ userId, ...input });
    }),
    bind(tableApi.get, ({ input, caller: { userId } }) => tables.get({ userId, ...input })),
    bind(tableApi.rows, ({ input, caller: { userId } }) => {
      countWork(userId);
      return tables.rows({ userId, ...input });
    }),
    bindStream(tableApi.data, async ({ input, caller: { userId }, reply }) => {
      const { bytes, content } = await tables.data({ userId, ...input });
      reply
        .header("content-type", "application/gzip")
        .header("content-length", bytes)
        .header("content-disposition", "attachment")
        .header("x-content-type-options", "nosniff");
      await reply.send(content);
    }),
    bind(tableApi.chat, ({ input, caller: { userId } }) => {
      countWork(userId);
      return tables.chat({ userId, ...input });
    }),
    bind(tableApi.run, ({ input, caller: { userId } }) => {
      countWork(userId);
      return tables.run({ userId, ...input });
    }),
    bind(tableApi.explain, ({ input, caller: { userId } }) => tables.explain({ userId, ...input })),
    bind(tableApi.removeAnswer, ({ input, caller: { userId } }) => done(tables.removeAnswer({ userId, ...input }))),
    bind(tableApi.steps, ({ input, caller: { userId } }) => tables.steps({ userId, ...input })),
    bind(tableApi.save, ({ input, caller: { userId } }) => {
      if (input.from !== undefined) countReading(userId);
      return tables.save({ userId, ...input });
    }),
    bind(tableApi.list, ({ input, caller: { userId } }) => tables.list({ userId, ...input })),
    bind(tableApi.remove, ({ input, caller: { userId } }) => done(tables.remove({ userId, ...input }))),
    bind(tableApi.restore, ({ input, caller: { userId } }) => done(tables.restore({ userId, ...input }))),
    bind(tableApi.export, ({ input, caller: { userId } }) => {
      countWork(userId);
      return tables.export({ userId, ...input });
    }),
  ];
}
