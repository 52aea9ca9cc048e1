import type { Ad } from "@tangleaf/contract";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useBaseInfo } from "#lib/queries.ts";
import { adMessages as m } from "#messages/ads.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./ad-carousel.module.css";

/** A card is shown this long before the next one. */
const CARD_MS = 8000;

/** The operator's cards, one at a time; nothing where there are none. Pointer, focus and the pause button hold it. */
export function AdCarousel() {
  const ads = useBaseInfo()?.settings.ads ?? [];
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const many = ads.length > 1;
  useEffect(() => {
    if (!many || held || paused) return;
    const timer = window.setInterval(() => setAt((now) => now + 1), CARD_MS);
    return () => window.clearInterval(timer);
  }, [many, held, paused]);
  const place = at % Math.max(ads.length, 1);
  const ad = ads[place];
  if (ad === undefined) return null;
  return (
    <section
      className={css["carousel"]}
      aria-label={m.label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Card key={place} ad={ad} />
      {many ? (
        <div className={css["pages"]}>
          <button type="button" aria-label={paused ? m.play : m.pause} onClick={() => setPaused(!paused)}>
            <Icon name={paused ? "play" : "pause"} size={14} />
          </button>
          {ads.map(({ title }, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the operator's list is the same for the whole visit
            <button key={page} type="button" aria-label={m.page(page + 1, title)} aria-current={page === place} onClick={() => setAt(page)}>
              <i />
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}

function Card({ ad: { title, text, url } }: { ad: Ad }) {
  const words = (
    <>
      <b>{title}</b>
      <span>{text}</span>
    </>
  );
  if (url.startsWith("/")) {
    return (
      <Link to={url} className={css["card"]}>
        {words}
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener" className={css["card"]}>
      {words}
    </a>
  );
}
