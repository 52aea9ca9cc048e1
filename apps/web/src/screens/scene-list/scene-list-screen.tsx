import { resolveListType } from "@tangleaf/catalogue";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { cardGroups } from "#app/scene-cards.server.ts";
import { findCategory } from "#lib/categories.ts";
import { openPalette } from "#lib/overlay-stores.ts";
import { fromBuild, pageMeta } from "#lib/screen-exports.ts";
import { sceneListMessages as m } from "#messages/scene-list.ts";
import { notFoundMessages } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import css from "./scene-list-screen.module.css";
import { SceneSheet } from "./scene-sheet.tsx";
import { SceneTabs } from "./scene-tabs.tsx";

/** Runs at build only. Aliases show the list they stand for. */
export function loader({ params }: LoaderFunctionArgs) {
  const listType = resolveListType(params["listType"] ?? "");
  if (listType === null) throw data(null, { status: 404 });
  return { listType, category: listType === "all" ? undefined : listType, groups: cardGroups(listType) };
}

export const clientLoader = fromBuild;

/** Told by the build; no part of what every page loads. */
declare const __CATEGORY_REMARKS__: Readonly<Record<string, string>>;

function wordsOf(listType: string): { title: string; remark: string } {
  const category = findCategory(listType);
  return category === undefined ? m.all : { title: category.title, remark: __CATEGORY_REMARKS__[category.key] ?? "" };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData === undefined
    ? pageMeta({ title: notFoundMessages.title })
    : pageMeta({
        title: wordsOf(loaderData.listType).title,
        description: wordsOf(loaderData.listType).remark,
        canonical: webPaths.sceneList(loaderData.listType),
      });

export const handle = { footer: true };

export default function SceneListScreen() {
  const { listType, groups } = useLoaderData<typeof loader>();
  const { title, remark } = wordsOf(listType);
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const shown = groups
    .map((group) => ({ ...group, cards: group.cards.filter((card) => `${card.title} ${card.remark}`.toLowerCase().includes(wanted)) }))
    .filter(({ cards }) => cards.length > 0);
  /** Long documents can be found too, but they are no scenes. */
  const count = new Set(groups.flatMap(({ category, cards }) => (category === "document" ? [] : cards.map(({ key }) => key)))).size;
  const found = new Set(shown.flatMap(({ cards }) => cards.map(({ key }) => key))).size;
  return (
    <div className={css["page"]}>
      <header className={css["head"]}>
        <div>
          <h1>{title}</h1>
          <p>{remark}</p>
        </div>
        <search className={css["search"]}>
          <SearchBox label={m.search.label(count)} value={text} maxLength={60} onChange={setText} />
        </search>
      </header>
      <SceneTabs listType={listType} />
      <span className="sr" role="status">
        {wanted === "" ? "" : m.found(found)}
      </span>
      {shown.map((group) => (
        <SceneSheet key={`${group.category} ${group.title}`} group={group} />
      ))}
      {shown.length > 0 ? null : (
        <div className={css["none"]}>
          <p>{m.search.none(text.trim())}</p>
          <Button onClick={() => openPalette(text.trim())}>{m.search.palette}</Button>
        </div>
      )}
    </div>
  );
}
