import { webPaths } from "@tangleaf/contract/web-paths";
import { type FormEvent, useState } from "react";
import { totalScenes } from "#lib/categories.ts";
import { openPalette } from "#lib/overlay-stores.ts";
import { variant } from "#lib/variant.ts";
import { homeMessages as m } from "#messages/home.ts";
import { shellMessages } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipLink } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import css from "./hero.module.css";
import { HeroCells } from "./hero-cells.tsx";

type HeroProps = { often: readonly { path: string; title: string; hot: boolean }[] };

/** The opening of the home page: headline, search box and often written scenes. */
export function Hero({ often }: HeroProps) {
  return (
    <section className={`${css["hero"]} paper`}>
      {variant === "zh" ? (
        <HeroCells text={m.cells} heading={m.title} />
      ) : (
        <div className={css["ruled"]}>
          <h1>
            {m.cells}
            <i aria-hidden="true" />
          </h1>
        </div>
      )}
      <div className={css["inside"]}>
        <Omnibox />
        <div className={css["often"]}>
          <span>{m.quick.label}</span>
          {often.map(({ path, title, hot }) => (
            <ChipLink key={path} to={path}>
              {title}
              {hot ? <Seal /> : null}
            </ChipLink>
          ))}
          <ChipLink to={webPaths.sceneList("all")}>
            {m.quick.all(totalScenes)}
            <Icon name="arrow-right" size={14} />
          </ChipLink>
        </div>
      </div>
    </section>
  );
}

/** Opens the palette with what was typed. */
function Omnibox() {
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    openPalette(text.trim());
  };
  return (
    <search>
      <form className={css["omni"]} onSubmit={submit}>
        <Icon name="magnifying-glass" size={20} />
        <span className={css["field"]} data-filled={text !== "" || undefined}>
          <input
            aria-label={m.omni.label}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
          <span aria-hidden="true" data-width="long">
            {m.omni.long(totalScenes)}
          </span>
          <span aria-hidden="true" data-width="short">
            {m.omni.short}
          </span>
        </span>
        <kbd className="kbd">{shellMessages.search.keys}</kbd>
        <Button type="submit" tone="solid" className={css["find"]}>
          <span data-width="long">{m.omni.submit}</span>
          <span data-width="short">{m.omni.submitShort}</span>
        </Button>
      </form>
    </search>
  );
}
