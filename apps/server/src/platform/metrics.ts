import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Upper bounds of the histogram in seconds: calls take milliseconds; the large ones show outliers. */
const CALL_SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = {
  readonly registry: Registry;
  /** One answered call. `seconds` until its last byte was handed over. */
  observeCall(call: { path: string; status: number; seconds: number }): void;
  /** One refused call, by reason. */
  countRefusal(reason: string): void;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  const calls = new Histogram({
    name: "http_call_seconds",
    help: "Time from the request's head to the answer's last byte",
    labelNames: ["path", "status"],
    buckets: CALL_SECONDS_BUCKETS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: "call_refusals_total",
    help: "Refused calls by reason",
    labelNames: ["reason"],
    registers: [registry],
  });
  return {
    registry,
    observeCall({ path, status, seconds }) {
      calls.observe({ path, status: String(status) }, seconds);
    },
    countRefusal(reason) {
      refusals.inc({ reason });
    },
  };
}

/** Process figures (memory, event-loop delay). Separate, because collecting them starts observers that tests do not need. */
export function collectProcessMetrics(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.registry });
}
