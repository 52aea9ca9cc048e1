import { type Route, WIRE_CODES } from "@tangleaf/contract";
import { type AbuseRun, chooser, groups, personFor } from "./abuse-run.ts";
import type { Outcome } from "./client.ts";
import { freshValues, goodValues, type Person } from "./good-values.ts";
import { bombs, compressed, hostileBodies } from "./hostile-bodies.ts";
import { goodForm, hostileForms } from "./hostile-forms.ts";
import { hostileValues } from "./hostile-values.ts";
import { signIn } from "./people.ts";
import { bodyWith, type Sample, samplesOf } from "./walk-input.ts";

/** Compressed bombs of one kind sent to one call together. */
const AT_ONCE = 4;

/** Refusals of a wrong body, or of one about something that does not exist. */
const AT_THE_FIRST_CHECK = /^(body|session|field|span|captcha)\.|\.(invalid|unknown|unreadable|weak)$/;

/** Read after a hostile value was accepted: the answer has to contain it again. */
const READ_BACK: Readonly<Record<string, readonly { path: string; body: (person: Person) => object }[]>> = {
  "/api/ai/update": [
    { path: "/api/ai/get", body: ({ things: { generationId } }) => ({ generationId }) },
    { path: "/api/ai/export", body: ({ things: { generationId } }) => ({ generationId, format: "docx" }) },
    { path: "/api/ai/export", body: ({ things: { generationId } }) => ({ generationId, format: "md" }) },
  ],
  "/api/note/update": [
    { path: "/api/note/get", body: ({ things: { noteId } }) => ({ noteId }) },
    { path: "/api/note/list", body: () => ({ sort: "title" }) },
    { path: "/api/note/export", body: ({ things: { noteId } }) => ({ noteId, format: "docx" }) },
    { path: "/api/note/export", body: ({ things: { noteId } }) => ({ noteId, format: "html" }) },
  ],
  "/api/document/update": [
    { path: "/api/document/open", body: ({ things: { documentId } }) => ({ documentId }) },
    { path: "/api/note/get", body: ({ things: { noteId } }) => ({ noteId }) },
  ],
  "/api/user/update": [{ path: "/api/user/info", body: () => ({}) }],
};

/** Every call of the contract × every place in its body × every hostile value, then hostile bodies as a whole; of forms, hostile forms. */
export async function attackCalls(run: AbuseRun): Promise<void> {
  for (const [name, routes] of groups) {
    await run.scoreboard.group(name, async () => {
      await Promise.all(routes.map((route) => attackCall(run, route)));
    });
  }
}

async function attackCall(run: AbuseRun, route: Route): Promise<void> {
  const person = personFor(run, route);
  let { token } = person;
  const wanted = chooser(run, route.path);
  const send = async (
    attack: string,
    input: { body: string | Buffer; headers?: Readonly<Record<string, string>>; expects?: readonly number[] },
  ) => {
    const headers = { ...(route.auth !== "none" && { authorization: token }), ...input.headers };
    const outcome = await run.client.send({ path: route.path, headers, body: input.body });
    run.scoreboard.take({ target: route.path, attack, outcome, asked: { route, ...(input.expects && { expects: input.expects }) } });
    const code = codeOf(outcome);
    if (code === WIRE_CODES.session && route.auth === "user") token = await signIn(run.server, person.name);
    if (code === WIRE_CODES.ok) await readBack(run, route, { ...person, token }, attack);
    return outcome;
  };
  const samples = async (): Promise<Sample[]> => {
    const values: Record<string, unknown> = {
      ...goodValues(person, route),
      ...(await freshValues(route, run.server, { ...person, token })),
    };
    return samplesOf(route, (name) => values[name]);
  };

  if (route.accepts === "multipart") {
    expectTaken(run, route, await send("nothing hostile", goodForm));
    for (const hostile of [...hostileForms, ...compressed("{}")]) if (wanted(hostile)) await send(hostile.name, hostile);
    return;
  }

  const forms = await samples();
  for (const [form, { value, nodes }] of forms.entries()) {
    const good = await send("nothing hostile", { body: JSON.stringify(value) });
    expectTaken(run, route, good);
    for (const { path, schema } of nodes) {
      for (const hostile of hostileValues(schema)) {
        if (!wanted(hostile)) continue;
        const fresh = (await samples())[form]?.value;
        await send(`${path.join(".") || "body"} = ${hostile.name}`, { body: bodyWith(fresh, path, hostile.json) });
      }
      if (wanted({})) await send(`${path.join(".")} left out`, { body: without(value, path) });
      if (wanted({}) && path.length > 0) await send(`${path.join(".")} twice`, { body: twice(value, path) });
    }
  }
  const body = JSON.stringify(forms[0]?.value ?? {});
  for (const hostile of hostileBodies(body)) if (wanted(hostile)) await send(hostile.name, hostile);
  for (const hostile of compressed(body)) if (wanted(hostile)) await send(hostile.name, hostile);
  for (const bomb of bombs) if (wanted(bomb)) await Promise.all(Array.from({ length: AT_ONCE }, () => send(bomb.name, bomb)));
}

/** Fails where the base body is refused: an attack made from it would be refused at the first check and prove nothing. */
function expectTaken({ scoreboard }: AbuseRun, route: Route, outcome: Outcome): void {
  const reason = outcome.status === null ? "" : (envelopeOf(outcome)?.data?.reason ?? "");
  if (AT_THE_FIRST_CHECK.test(reason))
    scoreboard.note({
      target: route.path,
      attack: "nothing hostile",
      problem: `refused with ${reason}: good-values.ts has to know better`,
      excerpt: "",
    });
}

async function readBack(run: AbuseRun, route: Route, person: Person, attack: string): Promise<void> {
  for (const { path, body } of READ_BACK[route.path] ?? []) {
    const outcome = await run.client.send({ path, headers: { authorization: person.token }, body: JSON.stringify(body(person)) });
    run.scoreboard.take({ target: path, attack: `after ${route.path}: ${attack}`, outcome, asked: { route } });
  }
}

function without(value: unknown, path: readonly string[]): string {
  const last = path.at(-1);
  if (last === undefined) return "";
  const body = structuredClone(value);
  let parent = body as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  delete parent[last];
  return JSON.stringify(body);
}

/** The field twice, under names parsers have confused, and as another kind of value. */
function twice(value: unknown, path: readonly string[]): string {
  const name = path.at(-1) ?? "";
  return bodyWith(value, path, `1,"__proto__":{${JSON.stringify(name)}:null},${JSON.stringify(name)}:[]`);
}

function codeOf(outcome: Outcome): number | undefined {
  return outcome.status === null ? undefined : envelopeOf(outcome)?.code;
}

function envelopeOf({ body }: { body: Buffer }): { code?: number; data?: { reason?: string } } | null {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
