import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sendRaw } from "./send-raw.ts";

const answer = (status: string, body: string) => `HTTP/1.1 ${status}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** A server with this reaction to the first bytes of a connection. */
async function serve(deal: (socket: Socket) => void): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, (socket) => void socket.on("error", () => {}).once("data", () => deal(socket)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const send = async (deal: (socket: Socket) => void, half = false) => sendRaw(await serve(deal), Buffer.from("x"), half);

test("two answers to one request are counted, and the first is told", async () => {
  const { outcome, answers } = await send((socket) => socket.write(answer("400 Bad Request", "no") + answer("404 Not Found", "smuggled")));
  expect(answers).toBe(2);
  expect(outcome).toMatchObject({ status: 400, body: Buffer.from("no") });
});

test("an answer in chunks is put together, and what only says to go on is passed over", async () => {
  const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
  const { outcome, answers } = await send((socket) => socket.write(`HTTP/1.1 100 Continue\r\n\r\n${chunked}`));
  expect(answers).toBe(1);
  expect(outcome).toMatchObject({ status: 200, body: Buffer.from("abcde") });
});

test("a connection that is closed without a word is told from an answer", async () => {
  expect((await send((socket) => socket.end())).outcome).toEqual({ status: null, end: "closed" });
});

test("who has said half of something goes away after a while, and hears what is said to that", async () => {
  const { outcome } = await send((socket) => socket.once("end", () => socket.end(answer("400 Bad Request", "half"))), true);
  expect(outcome).toMatchObject({ status: 400 });
});
