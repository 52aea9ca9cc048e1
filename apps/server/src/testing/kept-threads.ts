import { createRequire } from "node:module";
import type { Piscina as Pool } from "piscina";

// By `require`, as tests are given this file for the name (vitest.config.ts).
const piscina: typeof import("piscina") = createRequire(import.meta.url)("piscina");

type Options = NonNullable<ConstructorParameters<typeof Pool>[0]>;

/** Threads that are free, by what they were made with. */
const idle = new Map<string, Pool[]>();

/**
 * What tests of calls have in place of Piscina. A thread compiles its modules as it starts, which takes a quarter of a second
 * of the processor's time, and every test has an app of its own: so the thread of a closed app is given to the next one that
 * asks for the same file within the same limits. One that is closed while it works, or that a task failed in, is ended instead.
 */
export class Piscina implements Pick<Pool, "run" | "threads" | "close" | "destroy"> {
  readonly #options: Options;
  readonly #listeners: ((error: Error) => void)[] = [];
  #pool: Pool | undefined;
  #underWay = 0;
  #hasFailed = false;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get threads(): Pool["threads"] {
    return this.#pool?.threads ?? [];
  }

  on(event: "error", listener: (error: Error) => void): this {
    this.#listeners.push(listener);
    this.#pool?.on(event, listener);
    return this;
  }

  async run(...call: Parameters<Pool["run"]>): Promise<unknown> {
    if (this.#isClosed) throw new Error("Terminating worker thread");
    this.#pool ??= this.#take();
    this.#underWay += 1;
    try {
      return await this.#pool.run(...call);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    } finally {
      this.#underWay -= 1;
    }
  }

  async close(): Promise<void> {
    await this.#end((pool) => pool.close());
  }

  async destroy(): Promise<void> {
    await this.#end((pool) => pool.destroy());
  }

  #take(): Pool {
    const pool = idle.get(this.#key)?.pop() ?? new piscina.Piscina(this.#options);
    for (const listener of this.#listeners) pool.on("error", listener);
    return pool;
  }

  async #end(end: (pool: Pool) => Promise<void>): Promise<void> {
    const pool = this.#pool;
    const wasClosed = this.#isClosed;
    this.#isClosed = true;
    if (wasClosed || pool === undefined) return;
    if (this.#underWay > 0 || this.#hasFailed) return end(pool);
    for (const listener of this.#listeners) pool.off("error", listener);
    idle.set(this.#key, [...(idle.get(this.#key) ?? []), pool]);
  }

  get #key(): string {
    return JSON.stringify(this.#options);
  }
}
