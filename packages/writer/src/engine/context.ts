import type { Forms } from "../banks/forms-types.ts";
import type { Random } from "../text/random.ts";
import type { Brief } from "./draft-types.ts";
import type { SentencePool } from "./sentence-pool.ts";

/** Everything a section writer needs. */
export interface Context {
  readonly brief: Brief;
  readonly forms: Forms;
  readonly pool: SentencePool;
  readonly random: Random;
}
