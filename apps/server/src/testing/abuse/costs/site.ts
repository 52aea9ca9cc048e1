import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { WIRE_CODES } from "@tangleaf/contract";
import type { ServerProcess } from "../../../modules/generation/testing/server-process.ts";
import type { Client, Outcome } from "../client.ts";
import { signIn } from "../people.ts";

const OK = 200;
const EXCERPT_CHARACTERS = 200;

/** What a call came to. `data` is undefined where it was refused. */
export type CallResult = { readonly status: number | null; readonly reason: string; readonly data: unknown };

/** What was measured of a call, or of many together. */
export type MeasuredCall = {
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** CPU time of the server's main thread for each call, without what others asked meanwhile. */
  readonly mainMs: number;
  readonly results: readonly CallResult[];
};

export type CallInput = { readonly path: string; readonly body: unknown; readonly label?: string; readonly token?: string };
export type FileInput = {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  /** Default: /api/file/upload. */
  readonly path?: string;
  readonly label?: string;
  readonly token?: string;
};

/** What an entry works with: an account of its own, as anybody can have for nothing. */
export type Site = {
  readonly server: ServerProcess;
  readonly token: string;
  /** Calls and is measured. */
  call(input: CallInput): Promise<CallResult>;
  /** Uploads a file and is measured; the id of the file, null where it was refused. */
  upload(input: FileInput): Promise<string | null>;
  /** Uploads a file and hands its id to a call; both are measured. */
  importFile(input: FileInput & { readonly into: string; readonly more?: object }): Promise<CallResult>;
  /** Runs calls beside each other and measures them together: their CPU time is shared out evenly. */
  together(label: string, calls: readonly CallInput[]): Promise<readonly CallResult[]>;
  /** Watches for a while what the server does by itself. */
  wait(label: string, ms: number): Promise<void>;
  /** Calls without measuring, for what an entry needs first. Throws where it is refused. */
  need<T>(path: string, body: object, token?: string): Promise<T>;
  /** Another account. */
  newPerson(): Promise<string>;
};

export type SiteInput = {
  readonly server: ServerProcess;
  readonly client: Client;
  readonly token: string;
  /** Starts a clock of the server's main thread. */
  startMainClock(): () => number;
  onMeasured(call: MeasuredCall): void;
};

export function createSite({ server, client, token, startMainClock, onMeasured }: SiteInput): Site {
  async function send(path: string, body: Buffer | string, headers: Readonly<Record<string, string>>): Promise<CallResult> {
    return resultOf(await client.send({ path, body, headers }));
  }
  const sendJson = ({ path, body, token: other = token }: CallInput) =>
    send(path, typeof body === "string" ? body : JSON.stringify(body), { authorization: other });
  async function measure(label: string, work: () => Promise<readonly CallResult[]>): Promise<readonly CallResult[]> {
    const [from, readMainMs] = [now(), startMainClock()];
    const results = await work();
    const mainMs = readMainMs() / Math.max(1, results.length);
    onMeasured({ label, from, to: now(), mainMs, results });
    if (Number.isNaN(mainMs)) throw new Error(`the server ended during ${label}`);
    return results;
  }
  async function measureOne(label: string, work: () => Promise<CallResult>): Promise<CallResult> {
    const [result] = await measure(label, async () => [await work()]);
    if (result === undefined) throw new Error(`${label} came to nothing.`);
    return result;
  }
  const call = (input: CallInput) => measureOne(input.label ?? input.path, () => sendJson(input));
  async function upload({ name, bytes, path = "/api/file/upload", label, token: other = token }: FileInput): Promise<CallResult> {
    const boundary = `tangleaf-${randomUUID()}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes as Uint8Array), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { authorization: other, "content-type": `multipart/form-data; boundary=${boundary}` };
    return measureOne(label ?? `${path} ${name}`, () => send(path, body, headers));
  }
  const fileIdOf = ({ data }: CallResult) => (data as { fileId?: string } | undefined)?.fileId ?? null;
  return {
    server,
    token,
    call,
    upload: async (input) => fileIdOf(await upload(input)),
    async importFile({ into, more, ...file }) {
      const result = await upload(file);
      const fileId = fileIdOf(result);
      if (fileId === null) return result;
      const asked = { path: into, body: { ...more, fileId }, label: `${into} ${file.label ?? file.name}` };
      return call({ ...asked, ...(file.token !== undefined && { token: file.token }) });
    },
    together: (label, calls) => measure(label, () => Promise.all(calls.map(sendJson))),
    async wait(label, ms) {
      await measure(label, async () => {
        await sleep(ms);
        return [];
      });
    },
    async need<T>(path: string, body: object, other = token) {
      const { code, data, message } = await server.call<T>(path, body, other);
      if (code !== WIRE_CODES.ok) throw new Error(`${path}: ${message}`);
      return data;
    },
    newPerson: () => signUp(server),
  };
}

/** Signs somebody up by a name nobody has. */
export async function signUp(server: ServerProcess): Promise<string> {
  const token = await signIn(server, randomUUID());
  if (!token) throw new Error("Nobody could be signed up.");
  return token;
}

/** The clock of this process, as that of its threads. */
export const now = (): number => performance.timeOrigin + performance.now();

function resultOf(outcome: Outcome): CallResult {
  if (outcome.status === null) return { status: null, reason: outcome.end, data: undefined };
  const { status, body } = outcome;
  const envelope = readEnvelope(body);
  // Files are answered without one.
  const isDone = envelope === null ? status === OK : envelope.is_success === true;
  if (isDone) return { status, reason: "", data: envelope?.data };
  return { status, reason: envelope?.data?.reason ?? body.toString("utf8", 0, EXCERPT_CHARACTERS), data: undefined };
}

type Envelope = { readonly is_success?: boolean; readonly data?: { readonly reason?: string } | null };

function readEnvelope(body: Buffer): Envelope | null {
  try {
    return JSON.parse(body.toString("utf8")) as Envelope;
  } catch {
    return null;
  }
}
