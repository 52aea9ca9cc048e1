import { Fragment, useState } from "react";
import { useEditorValue } from "#editor/blocks/use-editor-value.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { chartMessages } from "#messages/chart.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { citedIn } from "./cited-in.ts";
import css from "./figures.module.css";
import type { Offer } from "./find-offers.ts";

const m = chartMessages.offer;

type Found = { readonly kind: "none" | "looking" | "failed" | "refused" } | { readonly kind: "found"; readonly offers: readonly Offer[] };

/** For a section that cites sources: a chart of the figures in the passages it cites, and of no others. */
export function FigureOffer({ opened, sectionId }: { opened: OpenedDocument; sectionId: string }) {
  const { editor } = opened.editor;
  const cited = useEditorValue(
    editor,
    ({ state }) => citedIn(state.doc, sectionId),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const [found, setFound] = useState<Found | null>(null);
  if (cited.length === 0) return null;
  const look = async () => {
    setFound({ kind: "looking" });
    try {
      const { findOffers } = await import("./find-offers.ts");
      const offers = await findOffers(opened.documentId, cited);
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
            <OfferRow
              key={`${offer.source.id}${offer.passage.text}${offer.table.rows[0]?.label.from}`}
              offer={offer}
              onPut={() => void put(offer)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function OfferRow({ offer, onPut }: { offer: Offer; onPut: () => void }) {
  const { source, passage, table } = offer;
  const figures = table.rows.flatMap(({ cells }) => cells).toSorted((a, b) => a.from - b.from);
  const [first] = figures;
  return (
    <li>
      <p className={css["source"]}>{source.title}</p>
      <blockquote className={css["passage"]}>
        {figures.map((figure, at) => (
          <Fragment key={figure.from}>
            {passage.text.slice(figures[at - 1]?.to ?? Math.max(0, (first?.from ?? 0) - 40), figure.from)}
            <mark>{figure.words}</mark>
          </Fragment>
        ))}
        {passage.text.slice(figures.at(-1)?.to ?? 0).slice(0, 12)}
      </blockquote>
      <Button size="sm" tone="solid" onClick={onPut}>
        {m.put(table.rows.length)}
      </Button>
    </li>
  );
}
