/**
 * The least a server can do for an answer: read it from the provider and write every piece to whoever watches. Run as a process
 * of its own, with the provider's address and the name of a model; prints its own port.
 */
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const [providerUrl = "", model = ""] = process.argv.slice(2);
const watchers = new Map<string, Set<ServerResponse>>();
let piecesRead = 0;

function ask(watching: Set<ServerResponse>, length: number): void {
  const body = JSON.stringify({ model, messages: [{ role: "user", content: `字数：约 ${length} 字` }], stream: true });
  const call = request(`${providerUrl}/chat/completions`, { method: "POST", agent: false });
  call.on("response", (answer) => {
    answer.on("data", (bytes: Buffer) => {
      for (let at = bytes.indexOf("data: "); at >= 0; at = bytes.indexOf("data: ", at + 1)) piecesRead++;
      for (const watcher of watching) watcher.write(bytes);
    });
  });
  call.end(body);
}

/** `/pieces`: how many came so far; `/read`: an answer nobody watches; else one that is watched by whoever asks for it. */
const server = createServer((asked, response) => {
  const { pathname, searchParams } = new URL(asked.url ?? "/", "http://localhost");
  if (pathname === "/pieces") return void response.end(String(piecesRead));
  const length = Number(searchParams.get("length"));
  if (pathname === "/read") {
    ask(new Set(), length);
    return void response.end();
  }
  const text = searchParams.get("text") ?? "";
  const known = watchers.get(text);
  const watching = known ?? new Set();
  watchers.set(text, watching.add(response));
  response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  if (known === undefined) ask(watching, length);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
