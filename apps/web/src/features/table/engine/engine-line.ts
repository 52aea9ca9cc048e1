import type { EngineDo, EngineFault, EngineReply, EngineRequest } from "./serve-engine.ts";
import type { TableEngine } from "./table-engine.ts";

/** Why the engine did not answer. */
export class EngineError extends Error {
  readonly fault: EngineFault;
  constructor(fault: EngineFault) {
    super(fault.is === "broken" ? fault.message : fault.fault);
    this.fault = fault;
  }
}

type Asked = { resolve: (output: unknown) => void; reject: (error: EngineError) => void };
type Send = (request: EngineRequest) => void;

/** The engine of one table, in a thread of its own. */
export type EngineLine = {
  do<Name extends EngineDo>(name: Name, input: Parameters<TableEngine[Name]>[0]): Promise<Awaited<ReturnType<TableEngine[Name]>>>;
  close(): void;
};

/** Starts an engine. Browsers that start no worker run it in the page. */
export function openEngine(): EngineLine {
  const asked = new Map<number, Asked>();
  let lastId = 0;
  const take = (reply: EngineReply) => {
    const waiting = asked.get(reply.id);
    asked.delete(reply.id);
    if ("fault" in reply) waiting?.reject(new EngineError(reply.fault));
    else waiting?.resolve(reply.output);
  };
  const { send, end } = workerSend(take, () => {
    for (const { reject } of asked.values()) reject(new EngineError({ is: "broken", message: "worker" }));
    asked.clear();
  });
  return {
    do(name, input) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        asked.set(id, { resolve: resolve as Asked["resolve"], reject });
        send({ id, do: name, input });
      });
    },
    close() {
      end();
      asked.clear();
    },
  };
}

function workerSend(take: (reply: EngineReply) => void, onBroken: () => void): { send: Send; end: () => void } {
  try {
    const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<EngineReply>) => take(data));
    worker.addEventListener("error", onBroken);
    return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
  } catch {
    const serving = Promise.all([import("./table-engine.ts"), import("./serve-engine.ts")]).then(
      ([{ createTableEngine }, { serveEngine }]) => serveEngine(createTableEngine()),
    );
    return { send: (request) => void serving.then((serve) => serve(request)).then(take), end: () => undefined };
  }
}
