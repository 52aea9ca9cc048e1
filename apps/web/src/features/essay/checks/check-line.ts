import type { CheckAnswer, CheckRequest } from "./check-runner.ts";

/** Where a document is checked. */
export type CheckLine = { send(request: CheckRequest): void; close(): void };

type Listeners = {
  onAnswer: (answer: CheckAnswer) => void;
  /** It does not work here: what was sent is lost. */
  onBroken: () => void;
};

/** A worker of its own for each document; ended when nobody looks. */
export function workerLine({ onAnswer, onBroken }: Listeners): CheckLine {
  const worker = new Worker(new URL("./checks-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) => onAnswer(data));
  worker.addEventListener("error", onBroken);
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
}

/** For browsers that start no worker: in idle time of the page. */
export function idleLine({ onAnswer }: Listeners): CheckLine {
  let isClosed = false;
  const runner = import("./check-runner.ts").then(({ createCheckRunner }) => createCheckRunner());
  return {
    send(request) {
      void runner.then((run) => whenIdle(() => !isClosed && onAnswer(run(request))));
    },
    close() {
      isClosed = true;
    },
  };
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run);
  else setTimeout(run);
}
