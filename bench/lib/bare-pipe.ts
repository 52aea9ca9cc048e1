/**
 * The least a server can do for a watched answer: read it from the provider and write every piece to whoever watches. Run as a
 * process of its own, with the provider's address; prints its own.
 */
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const [providerUrl = ""] = process.argv.slice(2);
const watchers = new Map<string, Set<ServerResponse>>();

function ask(watching: Set<ServerResponse>, length: number): void {
  const body = JSON.stringify({ model: "stamped", messages: [{ role: "user", content: `篇幅：约 ${length} 字` }], stream: true });
  const call = request(`${providerUrl}/chat/completions`, { method: "POST", agent: false });
  call.on("response", (answer) => {
    answer.on("data", (bytes: Buffer) => {
      for (const watcher of watching) watcher.write(bytes);
    });
  });
  call.end(body);
}

const server = createServer((asked, response) => {
  const { searchParams } = new URL(asked.url ?? "/", "http://localhost");
  const text = searchParams.get("text") ?? "";
  const known = watchers.get(text);
  const watching = known ?? new Set();
  watchers.set(text, watching.add(response));
  response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  if (known === undefined) ask(watching, Number(searchParams.get("length")));
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
