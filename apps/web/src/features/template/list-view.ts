import type { InputOf, RouteAt } from "@tangleaf/contract";

type ListInput = InputOf<RouteAt<"/api/template/list">>;
export type TemplateLevel = NonNullable<ListInput["level"]>;

export const LEVELS = ["juniorCollege", "undergraduate", "master", "phd", "any"] as const satisfies readonly TemplateLevel[];
export const SORTS = ["relevance", "new", "used"] as const;
export const SHELVES = ["starred", "seen"] as const;
export const PAGE_SIZE = 24;

/** What the list shows; all of it stands in the address, so that back works and a link can be shared. */
export type ListView = {
  readonly q: string;
  readonly kind: string | null;
  readonly discipline: string | null;
  readonly major: string | null;
  readonly method: string | null;
  readonly level: TemplateLevel | null;
  readonly sort: (typeof SORTS)[number];
  readonly mine: (typeof SHELVES)[number] | null;
  readonly page: number;
};

export const WHOLE_LIST: ListView = {
  q: "",
  kind: null,
  discipline: null,
  major: null,
  method: null,
  level: null,
  sort: "relevance",
  mine: null,
  page: 1,
};

const Q_MAX_CHARACTERS = 100;
const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null => list.find((one) => one === value) ?? null;

export function readView(params: URLSearchParams): ListView {
  const page = Number(params.get("page"));
  return {
    q: (params.get("q") ?? "").slice(0, Q_MAX_CHARACTERS),
    kind: params.get("kind"),
    discipline: params.get("discipline"),
    major: params.get("major"),
    method: params.get("method"),
    level: oneOf(LEVELS, params.get("level")),
    sort: oneOf(SORTS, params.get("sort")) ?? "relevance",
    mine: oneOf(SHELVES, params.get("mine")),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view: what is as it begins is left out. */
export function writeView(view: ListView): URLSearchParams {
  const said = Object.entries(view).filter(([name, value]) => value !== WHOLE_LIST[name as keyof ListView]);
  return new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)]));
}

/** What the server is asked; `seen`: what this browser remembers. */
export function askFor({ q, sort, mine, page, ...filters }: ListView, seen: readonly string[]): ListInput {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
  return {
    ...given,
    ...(q.trim() === "" ? {} : { q: q.trim() }),
    ...(mine === "starred" ? { mine } : {}),
    ...(mine === "seen" ? { pubIds: [...seen] } : {}),
    sort,
    page,
    size: PAGE_SIZE,
  };
}
