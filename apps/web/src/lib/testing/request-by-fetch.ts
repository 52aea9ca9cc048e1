/**
 * An XMLHttpRequest that asks `window.fetch`, so that a test answers uploads where it answers calls. All of the body counts as sent at
 * once.
 */
export class RequestByFetch extends EventTarget {
  readonly upload = new EventTarget();
  responseType = "";
  status = 0;
  response: unknown = null;
  private path = "";
  private method = "";
  private readonly headers: Record<string, string> = {};
  private readonly ending = new AbortController();

  open(method: string, path: string): void {
    [this.method, this.path] = [method, path];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.ending.abort();
  }

  send(body: FormData): void {
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 1 }));
    window
      .fetch(this.path, { method: this.method, headers: this.headers, body, signal: this.ending.signal })
      .then(async (answer) => {
        this.status = answer.status;
        this.response = await answer.json().catch(() => null);
        this.dispatchEvent(new Event("load"));
      })
      .catch(() => this.ending.signal.aborted || this.dispatchEvent(new Event("error")))
      .finally(() => this.dispatchEvent(new Event("loadend")));
  }
}
