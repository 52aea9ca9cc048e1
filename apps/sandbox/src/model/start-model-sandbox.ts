import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readBody, serve } from "../serve.ts";
import { type Behaviour, behaviours, wellBehaved } from "./behaviour.ts";
import type { ModelCall } from "./model-call.ts";
import { writeAnswer } from "./write-answer.ts";
import { writeBody } from "./write-body.ts";

/** Bytes: a source text of up to 1 MB, which JSON may write with six bytes per character. */
const BODY_MAX_BYTES = 8_388_608;

export type ModelSandbox = {
  /** To be used as `baseURL`. */
  readonly url: string;
  readonly calls: readonly ModelCall[];
  /** Sets how a model name answers from now on. */
  behave(model: string, behaviour: Partial<Behaviour>): void;
  /** Keeps answers of a model back until the given function is called. */
  hold(model: string): () => void;
  close(): Promise<void>;
};

/** An OpenAI-compatible endpoint on loopback with good and faulty providers, chosen by model name. */
export async function startModelSandbox(options: { port?: number } = {}): Promise<ModelSandbox> {
  const table = new Map<string, Behaviour>(Object.entries(behaviours).map(([name, faults]) => [name, { ...wellBehaved, ...faults }]));
  const served = new Map<string, number>();
  const held = new Map<string, Promise<void>>();
  const calls: ModelCall[] = [];

  const server = createServer((request, response) => {
    serve(() => handle(request, response), response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await readBody(request, BODY_MAX_BYTES)) || "{}");
    if (request.url === "/control") {
      behave(String(body.model), body.behaviour ?? {});
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
      return;
    }
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return refuse(response, 404, "not_found");
    const behaviour = table.get(body.model);
    const call: ModelCall = {
      model: body.model,
      messages: body.messages,
      maxTokens: body.max_tokens ?? body.max_completion_tokens ?? 0,
      temperature: body.temperature ?? null,
      format: body.response_format?.json_schema?.name ?? null,
    };
    calls.push(call);
    if (behaviour === undefined) return refuse(response, 404, "model_not_found");
    await held.get(body.model);
    const before = served.get(body.model) ?? 0;
    served.set(body.model, before + 1);
    if (behaviour.status !== null && before < behaviour.times) {
      if (behaviour.retryAfter !== null) response.setHeader("retry-after", behaviour.retryAfter);
      return refuse(response, behaviour.status, "sandbox_fault", behaviour.byteDelayMs);
    }
    await writeAnswer({ call, behaviour, response, turn: calls.length });
  }

  function behave(model: string, behaviour: Partial<Behaviour>): void {
    table.set(model, { ...wellBehaved, ...behaviours[model], ...behaviour });
    served.delete(model);
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave,
    hold(model) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(model, promise);
      return resolve;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function refuse(response: ServerResponse, status: number, code: string, byteDelayMs: number | null = null): Promise<void> {
  response.writeHead(status, { "content-type": "application/json" });
  await writeBody(response, JSON.stringify({ error: { code, message: "sandbox" } }), byteDelayMs);
  response.end();
}
