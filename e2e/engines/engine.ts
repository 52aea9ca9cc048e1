/** A page of any browser, driven by what a person's hands do. */
export type EnginePage = {
  /** Loads an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Runs an expression in the page and returns its value, a promise's once it is settled. The value has to be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the main button at a point of the window, in CSS pixels, once or several times quickly. */
  click(x: number, y: number, times?: number): Promise<void>;
  /** Presses keys together: `Enter`, `Control+b`. */
  press(keys: string): Promise<void>;
  /** Types a line, one key for each character. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** One person at one browser: pages share cookies and storage, which end with the visit. */
export type EngineVisit = {
  openPage(): Promise<EnginePage>;
  close(): Promise<void>;
};

export type Engine = {
  visit(): Promise<EngineVisit>;
  close(): Promise<void>;
  /** Changes the server's address into one that this browser is to reach it by. */
  addressOf(url: string): string;
};
