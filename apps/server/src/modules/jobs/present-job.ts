import { type JobStep, type JobSummary, REASONS, type ReasonCode } from "@tangleaf/contract";
import { isoTime } from "../../platform/iso-time.ts";
import type { JobRow } from "./job.repo.ts";
import type { StepCounts, StepRow } from "./step.repo.ts";

export function presentJob(row: JobRow, steps: StepCounts): JobSummary {
  return {
    jobId: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    pausedReason: row.paused_reason,
    model: row.model,
    quote: { tokens: row.quote_tokens, maxTokens: row.cap_tokens },
    charged: row.charged_tokens,
    neededTokens: row.needed_tokens,
    steps,
    createdAt: isoTime(row.created_at),
    endedAt: timeOrNull(row.ended_at),
  };
}

export function presentStep(row: StepRow, messageOf: (reason: ReasonCode) => string): JobStep {
  const { error } = row;
  return {
    name: row.name,
    label: row.label,
    type: row.type,
    status: row.status,
    needs: JSON.parse(row.needs) as string[],
    isFirst: row.priority > 0,
    generationId: row.generation_id,
    model: row.model,
    attempts: row.attempts,
    error: error === null ? null : { reason: error, message: messageOf(error in REASONS ? (error as ReasonCode) : "server.fault") },
    estimate: row.estimate_tokens,
    charged: row.charged_tokens,
    startedAt: timeOrNull(row.started_at),
    endedAt: timeOrNull(row.ended_at),
  };
}

function timeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}
