import type { Route } from "@tangleaf/contract";
import { type AbuseRun, allRoutes, chooser, inParallel, personFor } from "./abuse-run.ts";
import { goodValues } from "./good-values.ts";
import { hostileConnections } from "./hostile-connections.ts";
import { type HostileHead, hostileHeads } from "./hostile-heads.ts";
import { rawAddresses } from "./raw-addresses.ts";
import { sendRaw } from "./send-raw.ts";
import { samplesOf } from "./walk-input.ts";

/** Attacks on the HTTP parser are tried on one call of each kind. */
const CONNECTION_TARGETS = ["/api/agreement/baseInfo", "/api/user/info", "/api/ai/stream"];

type Request = {
  readonly target: string;
  readonly line: string;
  readonly token: string | null;
  readonly body: string;
  readonly route: Route | null;
};

/** Every call and every other address × hostile headers. */
export async function attackHeads(run: AbuseRun): Promise<void> {
  const calls = allRoutes.map((route): Request => {
    const person = personFor(run, route);
    const values = goodValues(person, route);
    const body = JSON.stringify(samplesOf(route, (name) => values[name])[0]?.value ?? {});
    return { target: route.path, line: `POST ${route.path}`, token: route.auth === "none" ? null : person.token, body, route };
  });
  const others = rawAddresses.flatMap(({ paths: [path = "/"], methods }) =>
    methods.map((method): Request => ({ target: `${method} ${path}`, line: `${method} ${path}`, token: null, body: "", route: null })),
  );
  await run.scoreboard.group("headers", () =>
    inParallel([...calls, ...others], async (request) => {
      const wanted = chooser(run, `heads ${request.target}`);
      for (const head of hostileHeads) if (wanted(head)) await sendHead(run, request, head);
    }),
  );
}

/** Broken HTTP, and other protocols. */
export async function attackConnections(run: AbuseRun): Promise<void> {
  await run.scoreboard.group("connections", async () => {
    for (const target of CONNECTION_TARGETS) {
      const wanted = chooser(run, `connections ${target}`);
      await inParallel(hostileConnections(target).filter(wanted), async ({ name: attack, bytes, half = false, answersAtMost }) => {
        const { outcome, answers } = await sendRaw(run.port, bytes, half);
        run.scoreboard.take({ target, attack, outcome, asked: { route: null, mayClose: true } });
        if (answersAtMost !== undefined && answers > answersAtMost)
          run.scoreboard.note({ target, attack, problem: `${answers} answers to one request`, excerpt: "" });
      });
    }
  });
}

async function sendHead({ port, scoreboard }: AbuseRun, request: Request, head: HostileHead): Promise<void> {
  const { target, line, token, route } = request;
  const body = Buffer.from(request.body);
  const isGiven = (name: string) => head.lines.some((given) => given.toLowerCase().startsWith(`${name}:`));
  const lines = [
    `${line} HTTP/1.1`,
    ...(head.host === null ? [] : [`Host: ${head.host ?? "127.0.0.1"}`]),
    ...(token === null || isGiven("authorization") ? [] : [`Authorization: ${token}`]),
    "Content-Type: application/json",
    `Content-Length: ${body.byteLength}`,
    "Connection: close",
    ...head.lines,
    "",
    "",
  ];
  const { outcome } = await sendRaw(port, Buffer.concat([Buffer.from(lines.join("\r\n"), "latin1"), body]), false);
  scoreboard.take({ target, attack: head.name, outcome, asked: { route, ...(head.expects && { expects: head.expects }) } });
}
