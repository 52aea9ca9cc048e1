import { type Route, WIRE_CODES } from "@tangleaf/contract";
import { request } from "undici";
import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { allRoutes } from "./abuse-run.ts";
import { encryptPassword, OPEN_DOCUMENT, PASSWORD } from "./good-values.ts";
import { giveJobs, giveMemberships, type Store, signIn, startText } from "./people.ts";
import { runAdmin } from "./run-admin.ts";
import type { Finding } from "./scoreboard.ts";
import { bodyWith, samplesOf } from "./walk-input.ts";

/** One second is promised; the rest is margin for a busy machine. */
const END_WITHIN_MS = 3000;
/** A stream that is still open after this never ends: no measure of speed. */
const HANGS_AFTER_MS = 60_000;
/** Length of a text that is still being written when the attack ends. */
const LONG_TEXT_CHARACTERS = 3000;

type Watched = {
  readonly name: string;
  readonly token: string;
  readonly otherToken: string;
  readonly otherServer: ServerProcess;
  readonly env: Readonly<Record<string, string>>;
};
type Revocation = { readonly name: string; readonly revoke: (watched: Watched) => Promise<unknown> };

/** Every way a session ends, at another process where there is one. */
const REVOCATIONS: readonly Revocation[] = [
  { name: "sign-out", revoke: ({ otherServer, token }) => otherServer.call("/api/user/logout", {}, token) },
  { name: "signed out at another device", revoke: revokeOne },
  {
    name: "every other device signed out",
    revoke: ({ otherServer, otherToken }) => otherServer.call("/api/user/revokeSessions", {}, otherToken),
  },
  { name: "another password", revoke: setPassword },
  { name: "signed out by the operator", revoke: ({ name, env }) => runAdmin(["user", "sessions", name, "--revoke-all"], env) },
];

/** Every stream of the contract × every way to end its session. */
export async function attackStreams(input: {
  servers: readonly ServerProcess[];
  store: Store;
  env: Readonly<Record<string, string>>;
  judgesTime: boolean;
}): Promise<{ findings: Finding[]; slowestMs: number; tried: number }> {
  const { servers, store, env } = input;
  const endWithinMs = input.judgesTime ? END_WITHIN_MS : HANGS_AFTER_MS;
  const [server] = servers;
  const otherServer = servers.at(-1);
  if (server === undefined || otherServer === undefined) throw new Error("There is no server.");
  const findings: Finding[] = [];
  let slowestMs = 0;
  let tried = 0;
  for (const route of allRoutes.filter(({ answers }) => answers === "stream")) {
    await Promise.all(
      REVOCATIONS.map(async ({ name: attack, revoke }, n) => {
        const name = `watcher${n}`;
        const [token, otherToken] = [await signIn(server, name), await signIn(server, name)];
        await giveMemberships(store);
        const generationId = await startText(server, token, LONG_TEXT_CHARACTERS);
        await giveJobs(store);
        const jobId = (await server.call<{ id: string }>("/api/user/info", {}, token)).data.id;
        const documentId = (await server.call<{ noteId: string }>("/api/note/create", {}, token)).data.noteId;
        const stream = await openStream({ server, route, token, things: { ...OPEN_DOCUMENT, generationId, jobId, documentId } });
        await revoke({ name, token, otherToken, otherServer, env });
        const endedMs = await stream.endedWithin(endWithinMs);
        tried++;
        slowestMs = Math.max(slowestMs, endedMs ?? Number.POSITIVE_INFINITY);
        const note = (problem: string) => findings.push({ target: route.path, attack, problem, excerpt: "" });
        if (endedMs === null) note(`goes on ${endWithinMs} ms after its session has ended`);
        if ((await server.call("/api/user/info", {}, token)).code !== WIRE_CODES.session) note("the session is still good");
        await server.call("/api/ai/stop", { generationId }, await signIn(server, name));
      }),
    );
  }
  return { findings, slowestMs, tried };
}

async function openStream(input: {
  server: ServerProcess;
  route: Route;
  token: string;
  things: Readonly<Record<string, string | number>>;
}) {
  const { server, route, token, things } = input;
  const sample = samplesOf(route, (name) => things[name])[0];
  const id = sample?.nodes.find(({ schema }) => schema.isId)?.path.at(-1);
  const { body, statusCode, headers } = await request(server.url + route.path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token },
    // A stream about nothing in particular is about whoever asks.
    body: id === undefined ? "{}" : bodyWith(sample?.value, [id], JSON.stringify(things[id])),
  });
  if (statusCode !== 200 || !String(headers["content-type"]).startsWith("text/event-stream"))
    throw new Error(`${route.path} opens no stream.`);
  const reading = body[Symbol.asyncIterator]();
  await reading.next();
  let isOver = false;
  const over = (async () => {
    while (!(await reading.next().catch(() => ({ done: true }))).done);
    isOver = true;
  })();
  return {
    /** Milliseconds until the server ended it; null after the timeout. */
    async endedWithin(ms: number): Promise<number | null> {
      const began = performance.now();
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([over, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
      clearTimeout(timer);
      const took = performance.now() - began;
      body.destroy();
      return isOver ? took : null;
    },
  };
}

async function revokeOne({ otherServer, otherToken }: Watched): Promise<void> {
  const { data } = await otherServer.call<{ list: { id: string; current: boolean }[] }>("/api/user/sessions", {}, otherToken);
  for (const { id, current } of data.list) if (!current) await otherServer.call("/api/user/revokeSession", { id }, otherToken);
}

async function setPassword({ name, otherServer, otherToken }: Watched): Promise<void> {
  const { data } = await otherServer.call<{ publicKey: string }>("/api/auth/publicKey", {});
  const body = { username: `${name}x`, password: encryptPassword(data.publicKey, PASSWORD) };
  const { code, message } = await otherServer.call("/api/user/setPassword", body, otherToken);
  if (code !== WIRE_CODES.ok) throw new Error(`The password was not set: ${message}`);
}
