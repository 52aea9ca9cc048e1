import type { Person } from "./people.ts";
import type { SandboxState } from "./sandbox-state.ts";

export type ApiAnswer = Readonly<Record<string, unknown>>;

/** The platform refuses with status 200 and a number. */
export function refuse(errcode: number, errmsg: string): ApiAnswer {
  return { errcode, errmsg: `${errmsg} rid: sandbox` };
}

/** Pictures lie beside the API, as those of the real one lie on hosts of its own; empty for who has none. */
export function pictureOf(state: SandboxState, person: Person): string {
  if (!state.behaviour.pictures) return "";
  return `${state.apiBase}/mmopen/${person.openid}/132`;
}
