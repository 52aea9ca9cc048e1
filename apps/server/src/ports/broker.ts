/** Carries what happens in one process to whoever listens in any process. Delivery is best effort: the database is the truth. */
export interface Broker {
  /** `process`: nobody outside this process can hear it, so what is known here already need not be sent. */
  readonly scope: "process" | "cluster";
  /** Sends to everybody subscribed to `channel` now; messages of one publisher on one channel arrive in order. */
  publish(channel: string, message: string): void;
  /** Resolves once the subscription is live. The returned function ends it. */
  subscribe(channel: string, onMessage: (message: string) => void): Promise<() => void>;
  close(): Promise<void>;
}
