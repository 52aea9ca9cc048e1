import { FileRefused } from "@tangleaf/table/read";
import { PlanError } from "@tangleaf/table/run";
import type { FirstRows, TableEngine } from "./table-engine.ts";

export type ReadFault = FileRefused["fault"] | "tooLarge";

/** What of an engine can be asked for over a line of messages. */
export type EngineDo = keyof TableEngine;
/** `wantsFirst`: the first rows are told as soon as they are known. */
export type EngineRequest = { readonly id: number; readonly do: EngineDo; readonly input: unknown; readonly wantsFirst?: boolean };
export type EngineFault =
  | { readonly is: "read"; readonly fault: ReadFault }
  | { readonly is: "plan"; readonly fault: string }
  | { readonly is: "broken"; readonly message: string };
export type EngineReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly fault: EngineFault }
  /** Before one of the others. */
  | { readonly id: number; readonly first: FirstRows };

/** Answers requests with what an engine gives, faults as data; `tell` takes what is known before. */
export function serveEngine(engine: TableEngine, tell: (reply: EngineReply) => void): (request: EngineRequest) => Promise<EngineReply> {
  return async ({ id, do: name, input, wantsFirst = false }) => {
    const tellFirst = wantsFirst ? (first: FirstRows) => tell({ id, first }) : undefined;
    try {
      return { id, output: await (engine[name] as (given: unknown, tellFirst: unknown) => unknown)(input, tellFirst) };
    } catch (error) {
      return { id, fault: faultOf(error) };
    }
  };
}

function faultOf(error: unknown): EngineFault {
  if (error instanceof FileRefused) return { is: "read", fault: error.fault };
  if (error instanceof PlanError) return { is: "plan", fault: error.fault };
  return { is: "broken", message: String(error) };
}
