import { Fragment, useState } from "react";
import { useEditorValue } from "#editor/blocks/use-editor-value.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { chartMessages } from "#messages/chart.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { type Cited, citedIn, wordsOfSection } from "./cited-in.ts";
import css from "./figures.module.css";
import type { Offer } from "./offer.ts";

const m = chartMessages.offer;

type Found = { readonly kind: "none" | "looking" | "failed" | "refused" } | { readonly kind: "found"; readonly offers: readonly Offer[] };

type FigureOfferProps = {
  opened: OpenedDocument;
  sectionId: string;
  /** What stands in the passages a section cites, where its document knows them. */
  findCited?: (cited: readonly Cited[]) => Promise<readonly Offer[]>;
};

const OFFERS_MAX = 6;
/** One figure is no chart. */
const NUMBERS_MIN = 2;
const NUMBER = /\d[\d,.]*/g;
const hasNumbers = (text: string): boolean => (text.match(NUMBER)?.length ?? 0) >= NUMBERS_MIN;

/** For a section with figures, its own or in the passages it cites: a chart of these, and of no others. */
export function FigureOffer({ opened, sectionId, findCited }: FigureOfferProps) {
  const { editor } = opened.editor;
  const { cited, isOwn } = useEditorValue(
    editor,
    ({ state }) => ({
      cited: findCited === undefined ? [] : citedIn(state.doc, sectionId),
      isOwn: hasNumbers(wordsOfSection(state.doc, sectionId)),
    }),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const [found, setFound] = useState<Found | null>(null);
  if (cited.length === 0 && !isOwn) return null;
  const look = async () => {
    setFound({ kind: "looking" });
    try {
      const { distinctOffers, offersIn } = await import("./offer.ts");
      const own = offersIn(wordsOfSection(editor.state.doc, sectionId), null);
      const offers = distinctOffers([...own, ...((await findCited?.(cited)) ?? [])]).slice(0, OFFERS_MAX);
      setFound(offers.length === 0 ? { kind: "none" } : { kind: "found", offers });
    } catch {
      setFound({ kind: "failed" });
    }
  };
  const put = async (offer: Offer) => {
    const { insertFigures } = await import("./insert-figures.ts");
    setFound(insertFigures(opened, sectionId, offer) ? null : { kind: "refused" });
  };
  return (
    <section className={css["offer"]} aria-label={m.title}>
      <Button block disabled={found?.kind === "looking"} onClick={() => void look()}>
        <Icon name="chart-bar-duotone" size={16} />
        {m.action}
      </Button>
      <p className={css["hint"]} role="status">
        {found === null || found.kind === "found" ? m.hint : m[found.kind]}
      </p>
      {found?.kind === "found" ? (
        <ul className={css["list"]}>
          {found.offers.map((offer) => (
            <OfferRow key={`${offer.source}${offer.text}${offer.table.rows[0]?.label.from}`} offer={offer} onPut={() => void put(offer)} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function OfferRow({ offer, onPut }: { offer: Offer; onPut: () => void }) {
  const { source, text, table } = offer;
  const figures = table.rows.flatMap(({ cells }) => cells).toSorted((a, b) => a.from - b.from);
  const [first] = figures;
  return (
    <li>
      <p className={css["source"]}>{source ?? m.own}</p>
      <blockquote className={css["passage"]}>
        {figures.map((figure, at) => (
          <Fragment key={figure.from}>
            {text.slice(figures[at - 1]?.to ?? Math.max(0, (first?.from ?? 0) - 40), figure.from)}
            <mark>{figure.words}</mark>
          </Fragment>
        ))}
        {text.slice(figures.at(-1)?.to ?? 0).slice(0, 12)}
      </blockquote>
      <Button size="sm" tone="solid" onClick={onPut}>
        {m.put(table.rows.length)}
      </Button>
    </li>
  );
}
