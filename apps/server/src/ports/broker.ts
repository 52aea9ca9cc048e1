/** Messages between processes. Delivery is best effort: the database is the truth. */
export interface Broker {
  /** `process`: messages stay in this process, so nothing needs to be published that is known here already. */
  readonly scope: "process" | "cluster";
  /** Sends to everybody subscribed to `channel` now; messages of one publisher on one channel arrive in order. */
  publish(channel: string, message: string): void;
  /** Resolves once the subscription is live. The returned function ends it. */
  subscribe(channel: string, onMessage: (message: string) => void): Promise<() => void>;
  close(): Promise<void>;
}
