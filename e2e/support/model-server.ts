import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { startServer, type TestServer } from "./start-server.ts";

/**
 * A server whose only model is one of the sandbox, whose answers a test can hold back. Stopping the server closes the sandbox too.
 * `model`: how it answers is in apps/sandbox/src/model/behaviour.ts, unless `sandbox.behave` says otherwise.
 */
export async function startModelServer(model: string): Promise<{ server: TestServer; sandbox: ModelSandbox; stop: () => Promise<void> }> {
  const sandbox = await startModelSandbox();
  const server = await startServer({
    env: { MODELS: JSON.stringify([{ name: model, baseURL: sandbox.url, model }]), RATE_LIMIT_PER_MINUTE: "0" },
  });
  const stop = async () => {
    await server.stop();
    await sandbox.close();
  };
  return { server, sandbox, stop };
}
