import type { Kysely } from "kysely";
import { vi } from "vitest";
import type { Database } from "../db/schema/index.ts";
import type { Child } from "./run-child.ts";

/** Servers of one database, by the ids their processes have there: one that is writing can be killed, however long the others took to start. */
export function runningServers(db: Kysely<Database>) {
  const servers = new Map<string, Child>();
  const killed = new Set<string>();

  async function findWriter(): Promise<string | null> {
    const rows = await db.selectFrom("generation").select("owner").where("status", "=", "writing").execute();
    return rows.find(({ owner }) => owner !== null && servers.has(owner))?.owner ?? null;
  }

  return {
    /** Takes a server in once it says that it is ready; one after another, since a process is told by being new. */
    async add(server: Child): Promise<void> {
      await server.line("ready");
      const rows = await db.selectFrom("process").select("id").execute();
      for (const { id } of rows) if (!killed.has(id) && !servers.has(id)) servers.set(id, server);
    },

    /** Kills one in the middle of a text. */
    async killWriter(withinMs: number): Promise<void> {
      const id = (await vi.waitUntil(findWriter, { timeout: withinMs, interval: 5 })) ?? "";
      servers.get(id)?.kill("SIGKILL");
      await servers.get(id)?.ended;
      servers.delete(id);
      killed.add(id);
    },

    async killAll(): Promise<void> {
      for (const server of servers.values()) server.kill("SIGKILL");
      await Promise.all([...servers.values()].map(({ ended }) => ended));
    },
  };
}
