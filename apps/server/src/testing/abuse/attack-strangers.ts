import type { Route } from "@tangleaf/contract";
import { type AbuseRun, allRoutes, personFor } from "./abuse-run.ts";
import type { Outcome } from "./client.ts";
import { goodValues, type Person } from "./good-values.ts";
import { STRANGER } from "./settle-people.ts";
import { bodyWith, samplesOf } from "./walk-input.ts";

const NOBODYS = "00000000-0000-7000-8000-000000000000";

/** Every id a signed-in call takes × another person: the answer must be as for an unknown id. */
export async function attackByStrangers(run: AbuseRun): Promise<void> {
  const stranger = run.people.get(STRANGER);
  if (stranger === undefined) throw new Error("There is no stranger.");
  await run.scoreboard.group("strangers", async () => {
    for (const route of allRoutes) if (route.auth === "user") await attackRoute(run, route, stranger);
  });
}

async function attackRoute(run: AbuseRun, route: Route, stranger: Person): Promise<void> {
  const owner = personFor(run, route);
  const ask = async (asker: Person, path: readonly string[], form: number, id: string) => {
    const values = goodValues(asker, route);
    const value = samplesOf(route, (name) => values[name])[form]?.value;
    const outcome = await run.client.send({
      path: route.path,
      headers: { authorization: asker.token },
      body: bodyWith(value, path, JSON.stringify(id)),
    });
    run.scoreboard.take({ target: route.path, attack: `${path.join(".")} of somebody else`, outcome, asked: { route } });
    return said(outcome);
  };
  for (const [form, { nodes }] of samplesOf(route, () => undefined).entries()) {
    for (const { path } of nodes.filter(({ schema }) => schema.isId)) {
      const name = nameOf(path);
      const attack = `${path.join(".")} of somebody else`;
      const note = (problem: string) => run.scoreboard.note({ target: route.path, attack, problem, excerpt: "" });
      const id = goodValues(owner, route)[name];
      if (typeof id !== "string") {
        note(`nobody owns a ${name}: people.ts has to make one`);
        continue;
      }
      if ((await ask(stranger, path, form, id)) !== (await ask(stranger, path, form, NOBODYS))) note("a stranger is told that it exists");
      // Otherwise the comparison above proves nothing.
      if ((await ask(owner, path, form, NOBODYS)) === (await ask(owner, path, form, id))) note("its owner is answered no better");
    }
  }
}

/** Of the field; of one of a list of ids, `noteIds.0`, that of its kind: `noteId`. */
function nameOf(path: readonly string[]): string {
  const name = path.at(-1) ?? "";
  return /^\d+$/.test(name) ? (path.at(-2) ?? "").replace(/s$/, "") : name;
}

function said(outcome: Outcome): string {
  return outcome.status === null ? outcome.end : `${outcome.status} ${outcome.body.toString("utf8")}`;
}
