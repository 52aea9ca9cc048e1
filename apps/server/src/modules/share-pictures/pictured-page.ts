import { allDocuments, allScenes, categories, listTypeNames, pathOf, resolveListType } from "@tangleaf/catalogue";
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
  const shelfOf = (key: string) => categories.find((category) => category.key === key);
  const ofShelf = (category: (typeof categories)[number] | undefined) => ({
    shelf: category?.title[variant] ?? "",
    colour: COLOURS[category?.tab ?? ""] ?? ORANGE,
  });
  const ofList = (name: string): PicturedPage => {
    const category = shelfOf(resolveListType(name) ?? "");
    if (category === undefined) return { ...home, shelf: "", colour: ORANGE };
    return { title: category.title[variant], remark: category.remark[variant], ...ofShelf(category) };
  };
  return new Map<string, PicturedPage>([
    [webPaths.home, { ...home, shelf: "", colour: ORANGE }],
    ...listTypeNames.map((name) => [webPaths.sceneList(name), ofList(name)] as const),
    ...[...allScenes(), ...allDocuments()].map(
      (scene) =>
        [pathOf(scene), { title: scene.title[variant], remark: scene.remark[variant], ...ofShelf(shelfOf(scene.category)) }] as const,
    ),
    ...allTemplates().map(
      ({ pubId, title, remark }) =>
        [webPaths.template(pubId), { title: title[variant], remark: remark[variant], shelf: templates, colour: ORANGE }] as const,
    ),
  ]);
}
