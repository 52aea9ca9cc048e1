import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../../../testing/free-port.ts";

/** The way to a server that can be shut: what runs over it breaks, and nothing new gets through. */
export type Gate = {
  /** The address given, by way of the gate. */
  readonly url: string;
  shut(): Promise<void>;
  /** From here on nothing comes through, and nobody is told. */
  hold(): void;
  open(): Promise<void>;
  close(): Promise<void>;
};

export async function startGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let held = false;
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (!held) near.pipe(far).pipe(near);
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
  };
  const at = await freePort();
  await listen(at);
  const url = new URL(target);
  url.host = `127.0.0.1:${at}`;
  const shut = async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const hold = () => {
    held = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { url: url.href, shut, hold, open: () => listen(at), close: shut };
}
