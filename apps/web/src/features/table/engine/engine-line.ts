import type { EngineDo, EngineFault, EngineReply, EngineRequest } from "./serve-engine.ts";
import type { FirstRows, TableEngine } from "./table-engine.ts";

/** Why the engine did not answer. */
export class EngineError extends Error {
  readonly fault: EngineFault;
  constructor(fault: EngineFault) {
    super(fault.is === "broken" ? fault.message : fault.fault);
    this.fault = fault;
  }
}

type TellFirst = (first: FirstRows) => void;
type Asked = { resolve: (output: unknown) => void; reject: (error: EngineError) => void; onFirst: TellFirst | undefined };
/** `given`: bytes nobody needs here any more. */
type Send = (request: EngineRequest, given: readonly ArrayBuffer[]) => void;
type DoOptions = {
  /** Told the first rows of a long file before the whole is read. */
  readonly onFirst?: TellFirst | undefined;
  /** Bytes of the input that go over to the engine: they are gone here. */
  readonly given?: readonly ArrayBuffer[];
};

/** The engine of one table, in a thread of its own. */
export type EngineLine = {
  do<Name extends EngineDo>(
    name: Name,
    input: Parameters<TableEngine[Name]>[0],
    options?: DoOptions,
  ): Promise<Awaited<ReturnType<TableEngine[Name]>>>;
  close(): void;
};

/** Starts an engine. Browsers that start no worker run it in the page. */
export function openEngine(): EngineLine {
  const asked = new Map<number, Asked>();
  let lastId = 0;
  const take = (reply: EngineReply) => {
    const waiting = asked.get(reply.id);
    if ("first" in reply) {
      waiting?.onFirst?.(reply.first);
      return;
    }
    asked.delete(reply.id);
    if ("fault" in reply) waiting?.reject(new EngineError(reply.fault));
    else waiting?.resolve(reply.output);
  };
  const { send, end } = workerSend(take, () => {
    for (const { reject } of asked.values()) reject(new EngineError({ is: "broken", message: "worker" }));
    asked.clear();
  });
  return {
    do(name, input, { onFirst, given = [] } = {}) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        asked.set(id, { resolve: resolve as Asked["resolve"], reject, onFirst });
        send({ id, do: name, input, wantsFirst: onFirst !== undefined }, given);
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
    return { send: (request, given) => worker.postMessage(request, [...given]), end: () => worker.terminate() };
  } catch {
    const serving = Promise.all([import("./table-engine.ts"), import("./serve-engine.ts")]).then(
      ([{ createTableEngine }, { serveEngine }]) => serveEngine(createTableEngine(), take),
    );
    return { send: (request) => void serving.then((serve) => serve(request)).then(take), end: () => undefined };
  }
}
