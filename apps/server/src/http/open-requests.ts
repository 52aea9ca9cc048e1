import type { ServerResponse } from "node:http";

/** Requests that have begun and are not over: being read, worked on or answered, streams included. */
export type OpenRequests = {
  add(response: ServerResponse): void;
  /** Resolves once there are none. */
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
      // Also comes when the connection breaks, and for answers that wait behind another on the same connection.
      response.once("close", onClose);
    },
    over: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
