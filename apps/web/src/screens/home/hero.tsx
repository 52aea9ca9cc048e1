import { webPaths } from "@tangleaf/contract/web-paths";
import { type FormEvent, useRef, useState } from "react";
import { totalScenes } from "#lib/categories.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useEarlyValue } from "#lib/use-early-value.ts";
import { variant } from "#lib/variant.ts";
import { homeMessages as m } from "#messages/home.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipLink } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { KeyCap } from "#ui/key-cap/key-cap.tsx";
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

const Suggestions = lazyWithQueries(() => import("#features/palette/suggestions.tsx").then((module) => module.Suggestions));

/** Takes a sentence: the scenes it may mean come below it, with their code, when somebody turns to it. */
function Omnibox() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  /** How often Enter was pressed; null before anybody has turned to the box. */
  const [asked, setAsked] = useState<number | null>(null);
  useEarlyValue(
    () => input.current?.value,
    text,
    (typed) => {
      setText(typed);
      setAsked(0);
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked((asked ?? 0) + 1);
  };
  return (
    <search className={css["search"]}>
      <form className={css["omni"]} onSubmit={submit}>
        <Icon name="magnifying-glass" size={20} />
        <span className={css["field"]} data-filled={text !== "" || undefined}>
          <input
            ref={input}
            role="combobox"
            aria-expanded="false"
            aria-label={m.omni.label}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={() => setAsked(asked ?? 0)}
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
        <KeyCap keys="Mod-K" />
        <Button type="submit" tone="solid" className={css["find"]}>
          <span data-width="long">{m.omni.submit}</span>
          <span data-width="short">{m.omni.submitShort}</span>
        </Button>
      </form>
      {asked === null ? null : <Suggestions input={input} text={text} asked={asked} />}
    </search>
  );
}
