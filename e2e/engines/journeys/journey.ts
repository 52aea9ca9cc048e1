import type { SharedServer } from "../../support/start-server.ts";
import type { Engine } from "../engine.ts";

export type Site = {
  readonly engine: Engine;
  /** Its sample writer writes at once. */
  readonly server: SharedServer;
  /** Its sample writer writes slowly enough to be stopped. */
  readonly slow: SharedServer;
};

/** One thing that people come for, from its start to its end, in any browser. */
export type Journey = { readonly name: string; readonly run: (site: Site) => Promise<void> };
