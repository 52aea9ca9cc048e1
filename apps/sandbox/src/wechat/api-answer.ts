import type { Person } from "./people.ts";
import type { SandboxState } from "./sandbox-state.ts";

export type ApiAnswer = Readonly<Record<string, unknown>>;

/** The platform refuses with status 200 and an error number. */
export function refuse(errcode: number, errmsg: string): ApiAnswer {
  return { errcode, errmsg: `${errmsg} rid: sandbox` };
}

/** Address of a person's picture beside the API; empty for people without one. */
export function pictureOf(state: SandboxState, person: Person): string {
  if (!state.behaviour.pictures) return "";
  return `${state.apiBase}/mmopen/${person.openid}/132`;
}
