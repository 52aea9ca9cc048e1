import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../../../testing/free-port.ts";

/** A TCP proxy to a server that can be closed: open connections break and new ones are refused. */
export type Gate = {
  /** The given address by way of the proxy. */
  readonly url: string;
  shut(): Promise<void>;
  /** Drops everything silently from here on. */
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
