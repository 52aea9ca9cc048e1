import type { ServerResponse } from "node:http";

/** Counts requests in progress: being read, handled or answered, streams included. */
export type OpenRequests = {
  add(response: ServerResponse): void;
  /** Resolves when there are none. */
  over(): Promise<void>;
};

export function createOpenRequests(): OpenRequests {
  let open = 0;
  const waiting: (() => void)[] = [];
  const onClose = () => {
    open -= 1;
    if (open === 0) for (const resolve of waiting.splice(0)) resolve();
  };
  return {
    add(response) {
      open += 1;
      // "close" also comes when the connection breaks, and for answers queued behind another on the same connection.
      response.once("close", onClose);
    },
    over: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
