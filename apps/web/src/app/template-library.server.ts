import { findScene, pathOf } from "@tangleaf/catalogue";
import {
  allTemplates,
  findTemplate,
  recommendTemplates,
  TEMPLATE_DISCIPLINES,
  TEMPLATE_KINDS,
  TEMPLATE_METHODS,
  templateCard,
  templateView,
} from "@tangleaf/catalogue/essay-templates";
import { variant } from "#lib/variant.ts";

const FIRST_PAGE = 24;

const named = <T extends object>(list: T, titleOf: (one: T[keyof T]) => string) =>
  Object.entries(list).map(([key, one]) => ({ key, title: titleOf(one as T[keyof T]) }));

/** Names of the library's kinds, disciplines with their majors, and methods; only those that have a template. */
export function libraryNames() {
  const all = allTemplates();
  const kinds = Object.entries(TEMPLATE_KINDS).map(([key, { title, tab }]) => ({
    key,
    title: title[variant],
    tab,
    count: all.filter(({ kind }) => kind === key).length,
  }));
  const disciplines = named(TEMPLATE_DISCIPLINES, (title) => title[variant]).map(({ key, title }) => ({
    key,
    title,
    majors: [...new Set(all.filter(({ discipline }) => discipline === key).map(({ major }) => major[variant]))],
  }));
  return { kinds, disciplines, methods: named(TEMPLATE_METHODS, (title) => title[variant]) };
}

/** The beginning of the list as the server answers it to somebody it does not know. */
export function firstTemplates() {
  const ordered = recommendTemplates(allTemplates(), { usedBy: () => 0, now: Date.now(), own: null });
  return {
    total: ordered.length,
    leftOut: null,
    facets: { kind: {}, discipline: {}, level: {}, method: {} },
    list: ordered.slice(0, FIRST_PAGE).map((template) => templateCard(template, variant)),
    nearest: [],
    counted: 0,
    starred: null,
  };
}

/** A template's page, and the scenes offered beside it; null where there is none. */
export function libraryPage(pubId: string) {
  const template = findTemplate(pubId);
  if (template === null) return null;
  const scenes = template.scenes.flatMap((key) => {
    const scene = findScene(key);
    return scene === null ? [] : [{ path: pathOf(scene), title: scene.shortTitle?.[variant] ?? scene.title[variant] }];
  });
  return { page: templateView(template, variant), scenes };
}
