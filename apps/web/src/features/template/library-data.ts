import type { OutputOf, RouteAt } from "@tangleaf/contract";

export type TemplateList = OutputOf<RouteAt<"/api/template/list">>;
export type TemplateCard = TemplateList["list"][number];
export type TemplatePage = OutputOf<RouteAt<"/api/template/page">>;
export type TemplateLine = TemplatePage["outline"][number];

/** Names of the library's lists in this language, told by the build: the catalogue itself stays on the server. */
export type LibraryNames = {
  readonly kinds: readonly { readonly key: string; readonly title: string; readonly tab: string; readonly count: number }[];
  readonly disciplines: readonly { readonly key: string; readonly title: string; readonly majors: readonly string[] }[];
  readonly methods: readonly { readonly key: string; readonly title: string }[];
};

/** What the screens of the library say about themselves, for what stands around them. */
export type LibraryScreenData = { readonly names: LibraryNames; readonly page?: TemplatePage };

export const isLibraryData = (value: unknown): value is LibraryScreenData =>
  typeof value === "object" && value !== null && "names" in value;

export function nameOf(list: readonly { readonly key: string; readonly title: string }[], key: string): string {
  return list.find((one) => one.key === key)?.title ?? key;
}

/** CSS variables of a kind's colour, for a `style` attribute. */
export function hueOf({ kinds }: LibraryNames, kind: string): Record<`--${string}`, string> {
  const tab = kinds.find(({ key }) => key === kind)?.tab ?? "tool";
  return { "--tc": `var(--tab-${tab})`, "--tcb": `var(--tab-${tab}-bg)` };
}
