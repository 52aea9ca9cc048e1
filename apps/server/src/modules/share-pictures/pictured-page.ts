import { allDocuments, allScenes, categories, pathOf, resolveListType } from "@tangleaf/catalogue";
import { allTemplates } from "@tangleaf/catalogue/essay-templates";
import type { Variant } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract";
import { pictureWords } from "../../messages/picture-words.ts";

/** What the picture of a page says. */
export type PicturedPage = {
  readonly title: string;
  readonly remark: string;
  /** The shelf it stands on, and the colour of that. */
  readonly shelf: string;
  readonly colour: string;
};

const ORANGE = "#a94503";
/** The tab colours of the page (`apps/web/src/app/styles/tokens.css`), which has them as CSS. */
const COLOURS: Readonly<Record<string, string>> = {
  college: "#22744a",
  gongwen: "#b53837",
  video: "#4463c4",
  social: "#b03564",
  work: "#2c6e8f",
  market: "#8a5d00",
  startup: "#14706e",
  tool: "#5e6a63",
};

/** The pages with a picture of their own, by their address. All others share that of the home page. */
export function picturedPages(variant: Variant): ReadonlyMap<string, PicturedPage> {
  const { home, templates } = pictureWords[variant];
  const shelves = categories.filter(({ key }) => resolveListType(key) !== null);
  const shelfOf = (key: string) => categories.find((category) => category.key === key);
  const ofShelf = (category: (typeof categories)[number] | undefined) => ({
    shelf: category?.title[variant] ?? "",
    colour: COLOURS[category?.tab ?? ""] ?? ORANGE,
  });
  return new Map<string, PicturedPage>([
    [webPaths.home, { ...home, shelf: "", colour: ORANGE }],
    ...shelves.map((one) => [webPaths.sceneList(one.key), { title: one.title[variant], remark: one.remark[variant], ...ofShelf(one) }] as const),
    ...[...allScenes(), ...allDocuments()].map(
      (scene) => [pathOf(scene), { title: scene.title[variant], remark: scene.remark[variant], ...ofShelf(shelfOf(scene.category)) }] as const,
    ),
    ...allTemplates().map(
      ({ pubId, title, remark }) =>
        [webPaths.template(pubId), { title: title[variant], remark: remark[variant], shelf: templates, colour: ORANGE }] as const,
    ),
  ]);
}
