import { Pool } from "undici";

/** An answer as received. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Result of a request: an answer, a connection closed without one, or a timeout. */
export type Outcome = Answer | { readonly status: null; readonly end: "closed" | "hung" };

/** Longer than any call or stream of the suite takes; packing a person's archive is the slowest. */
const GIVE_UP_MS = 60_000;
/** A stream that has nothing to end it is answered with what it says by then; those of documents say something every 10 seconds. */
const STREAM_ENOUGH_MS = 15_000;

export type Client = {
  send(input: { path: string; method?: string; headers?: Readonly<Record<string, string>>; body?: Buffer | string }): Promise<Outcome>;
  close(): Promise<void>;
};

/** Sends well-formed HTTP with any body; sendRaw sends anything else. */
export function createClient(url: string, connections: number, giveUpMs = GIVE_UP_MS): Client {
  const pool = new Pool(url, { connections });
  return {
    async send({ path, method = "POST", headers, body }) {
      const signal = AbortSignal.timeout(giveUpMs);
      try {
        const answer = await pool.request({
          path,
          method: method as "POST",
          signal,
          headers: { "content-type": "application/json", ...headers },
          ...(body !== undefined && { body }),
        });
        const isStream = String(answer.headers["content-type"]).startsWith("text/event-stream");
        const bytes = isStream ? await readStream(answer.body) : Buffer.from(await answer.body.arrayBuffer());
        const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? "")]);
        return { status: answer.statusCode, headers: Object.fromEntries(named), body: bytes };
      } catch {
        return { status: null, end: signal.aborted ? "hung" : "closed" };
      }
    },
    close: () => pool.destroy(),
  };
}

/** What a stream says until it ends, or in the first seconds. One that says nothing at all is no answer. */
async function readStream(body: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<Buffer> {
  const parts: Buffer[] = [];
  const enough = AbortSignal.timeout(STREAM_ENOUGH_MS);
  enough.addEventListener("abort", () => parts.length > 0 && body.destroy());
  try {
    for await (const part of body) parts.push(part);
  } catch (error) {
    if (!enough.aborted) throw error;
  }
  return Buffer.concat(parts);
}
