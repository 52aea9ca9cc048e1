import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { categories, listedCategories, tabColour, totalScenes } from "#lib/categories.ts";
import { lengthLabel } from "#lib/format.ts";
import { homeMessages as m } from "#messages/home.ts";
import { SceneIcon } from "#ui/icon/icon.tsx";
import css from "./contents.module.css";
import page from "./home-screen.module.css";

type Chapter = { key: string; cards: readonly { path: string; title: string; length: number | null; unit: "char" | "item" }[] };

/** 场景目录: a table of contents with dotted leaders to the default length. On a phone, its chapters as tiles. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <section className={page["section"]} aria-labelledby="contents">
      <div className={page["head"]}>
        <h2 id="contents">{m.contents.title}</h2>
        <Link to={webPaths.sceneList("all")} className={css["desk"]}>
          {m.contents.note(listedCategories.length, totalScenes)}
        </Link>
        <Link to={webPaths.sceneList("all")} className={css["phone"]}>
          {m.contents.notePhone(totalScenes)}
        </Link>
      </div>
      <div className={`${css["contents"]} paper`}>
        {categories.map(({ key, title, icon, count }) => (
          <div key={key} className={css["chapter"]} data-row={key === "document" || undefined} style={tabColour(key)}>
            <Link to={webPaths.sceneList(key === "document" ? "all" : key)} prefetch="intent" className={css["head"]}>
              <SceneIcon name={icon} />
              <b>{title}</b>
              <span>{count}</span>
            </Link>
            <ul>
              {chapters
                .find((chapter) => chapter.key === key)
                ?.cards.map((card) => (
                  <li key={card.path}>
                    <Link to={card.path} prefetch="intent">
                      <span>{card.title}</span>
                      <i aria-hidden="true" />
                      <em>{lengthLabel(card, m.length)}</em>
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
