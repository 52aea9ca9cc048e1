import { Link } from "react-router";
import type { CardGroup } from "#app/scene-cards.server.ts";
import { tabColour } from "#lib/categories.ts";
import { lengthLabel } from "#lib/format.ts";
import { variant } from "#lib/variant.ts";
import { sceneListMessages as m } from "#messages/scene-list.ts";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import css from "./scene-sheet.module.css";

const WIDE = 4;
const NARROW = 3;

/** An occasion: one sheet divided by hairlines, four columns where they come out even. */
export function SceneSheet({ group }: { group: CardGroup }) {
  // English names are twice as long: four columns would break them.
  const columns = variant === "zh" && group.cards.length % WIDE === 0 ? WIDE : NARROW;
  return (
    <section className={css["group"]} style={tabColour(group.category)}>
      <h2>
        {group.title}
        <span>{group.remark}</span>
      </h2>
      <ul className={`${css["sheet"]} paper`} data-columns={columns}>
        {group.cards.map((card) => (
          <li key={card.key}>
            <Link to={card.path} prefetch="intent">
              <SceneIcon name={card.icon} size={24} />
              <span className={css["name"]}>
                <b>{card.title}</b>
                {card.hot ? <Seal /> : null}
                <span className={css["length"]}>{lengthLabel(card, m.length)}</span>
                <span className={css["go"]} aria-hidden="true">
                  {m.go}
                  <Icon name="arrow-right" size={14} />
                </span>
              </span>
              <span className={css["remark"]}>{card.remark}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
