import { Pool } from "undici";
import { type ServerProcess, startServerProcess } from "../../modules/generation/testing/server-process.ts";
import type { LoadServices } from "./load-services.ts";
import { secondsOf, secondsOfFamily } from "./processor-time.ts";

/** Streams and calls of all people at one process. */
const CONNECTIONS = 4096;
/** As the page: a call that has said nothing for so long has failed. */
const CALL_TIMEOUT_MS = 15_000;

type Role = "web" | "worker";
type Member = { readonly name: string; readonly role: Role; process: ServerProcess; pool: Pool; usedSeconds: number; isUp: boolean };

/** Any number of web and worker processes. Nothing is sticky: a call goes to whichever web process is next. */
export type ServerFleet = {
  readonly names: readonly string[];
  /** A web process that is up, in turn. */
  next(): Pool;
  /** Seconds of processor so far by name, of processes that were killed as well, and of the stores. */
  seconds(): ReadonlyMap<string, number>;
  kill(name: string): Promise<void>;
  restart(name: string): Promise<void>;
  stop(): Promise<void>;
};

export async function startServerFleet(services: LoadServices, count: Readonly<Record<Role, number>>): Promise<ServerFleet> {
  const start = (role: Role) => startServerProcess({ ...services.env, ROLES: role });
  const poolOf = ({ url }: ServerProcess) => new Pool(url, { connections: CONNECTIONS, headersTimeout: CALL_TIMEOUT_MS, bodyTimeout: 0 });
  const members: Member[] = [];
  const wanted = (["web", "worker"] as const).flatMap((role) =>
    Array.from({ length: count[role] }, (_, n) => ({ role, name: `${role} ${n + 1}` })),
  );
  // The first one alone, because it makes the schema.
  for (const { role, name } of wanted) {
    const process = await start(role);
    members.push({ name, role, process, pool: poolOf(process), usedSeconds: 0, isUp: true });
  }
  const webs = members.filter(({ role }) => role === "web");
  const named = (name: string) => members.find((one) => one.name === name) as Member;
  const tellPlatform = () => {
    const up = webs.find(({ isUp }) => isUp) ?? webs[0];
    services.payments.configure({ notifyOrigin: up?.process.url });
  };
  tellPlatform();
  let turn = 0;
  return {
    names: members.map(({ name }) => name),
    next() {
      // A proxy takes a process out a moment after it is gone; people who were sent to it are sent to another.
      const up = webs.filter(({ isUp }) => isUp);
      turn += 1;
      return ((up.length === 0 ? webs : up)[turn % Math.max(1, up.length)] as Member).pool;
    },
    seconds: () =>
      new Map([
        ...members.map(({ name, process, usedSeconds }) => [name, usedSeconds + secondsOf(process.pid)] as const),
        ["PostgreSQL", secondsOfFamily(services.postgres.pid)],
        ["Redis", secondsOf(services.redis.pid())],
      ]),
    async kill(name) {
      const member = named(name);
      member.usedSeconds += secondsOf(member.process.pid);
      await member.process.kill();
      member.isUp = false;
      tellPlatform();
    },
    async restart(name) {
      const member = named(name);
      member.process = await start(member.role);
      void member.pool.destroy();
      member.pool = poolOf(member.process);
      member.isUp = true;
    },
    async stop() {
      await Promise.all(members.map(({ pool }) => pool.destroy()));
      await Promise.all(members.map(({ process }) => process.kill()));
    },
  };
}
