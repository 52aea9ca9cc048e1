import { type AbuseRun, chooser, inParallel } from "./abuse-run.ts";
import { createClient } from "./client.ts";
import { bombs, compressed, hostileBodies } from "./hostile-bodies.ts";
import { hostileMessages, hostileQueries, hostileSignatures, type RawAddress, rawAddresses } from "./raw-addresses.ts";

/** Milliseconds in which the next request on a connection must be answered. */
const NEXT_WITHIN_MS = 60_000;

type Attack = {
  readonly path?: string;
  readonly body?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expects?: readonly number[];
};

/** Addresses without the envelope: platform callbacks, files, pages, the operator's addresses. */
export async function attackRawAddresses(run: AbuseRun): Promise<void> {
  await run.scoreboard.group("raw routes", () =>
    inParallel(rawAddresses, async (address) => {
      for (const path of address.paths) for (const method of address.methods) await attackPath(run, { address, path, method });
    }),
  );
}

async function attackPath(run: AbuseRun, at: { address: RawAddress; path: string; method: "GET" | "POST" }): Promise<void> {
  const { address, path, method } = at;
  const target = `${method} ${path.slice(0, 60)}`;
  const wanted = chooser(run, target);
  const send = connectionFor(run, { target, path, method });

  await send("as it is", {});
  for (const query of hostileQueries) {
    if (!path.includes("?") && wanted({})) await send(`query ${query.slice(0, 30)}`, { path: path + query });
  }
  if (method === "POST") {
    for (const type of address.bodyTypes ?? []) {
      const typed = (headers: Readonly<Record<string, string>> = {}) => ({ "content-type": type, ...headers });
      for (const { name, body } of hostileMessages) {
        for (const headers of hostileSignatures) if (wanted({})) await send(name, { body, headers: typed(headers) });
      }
      for (const { name, body, headers } of hostileBodies("{}")) if (wanted({})) await send(name, { body, headers: typed(headers) });
      for (const one of [...compressed("<xml/>"), ...bombs]) {
        if (wanted(one)) await send(one.name, { ...one, headers: typed(one.headers) });
      }
    }
  }
  await send("nothing more", null);
}

/** Sends requests over one connection and checks after each whether it can carry another. Null closes it. */
function connectionFor(run: AbuseRun, at: { target: string; path: string; method: string }) {
  const { target, method } = at;
  let client = createClient(run.server.url, 1, NEXT_WITHIN_MS);
  return async (attack: string, input: Attack | null): Promise<void> => {
    if (input === null) return client.close();
    const { path = at.path, body, headers, expects } = input;
    const outcome = await client.send({ path, method, ...(headers && { headers }), ...(body !== undefined && { body }) });
    run.scoreboard.take({ target, attack, outcome, asked: { route: null, ...(expects && { expects }) } });
    const next = await client.send({ path: "/healthz", method: "GET" });
    if (next.status === 200) return;
    run.scoreboard.note({ target, attack, problem: "the next request on the same connection is not answered", excerpt: "" });
    await client.close();
    client = createClient(run.server.url, 1, NEXT_WITHIN_MS);
  };
}
