import type { Piece, PieceDraft } from "@tangleaf/contract";
import { FINISH_REASON_SHORT } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call } from "#lib/api-client.ts";
import { formatNumber } from "#lib/format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { homeMessages } from "#messages/home.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import page from "./home-screen.module.css";
import css from "./recent-texts.module.css";

const m = homeMessages.recent;
const SHOWN = 3;
const PERCENT = 100;

const recentQuery = queryOptions({
  queryKey: queryKeys.texts.lastPieces(SHOWN),
  queryFn: ({ signal }) => call("/api/ai/pieces", { size: SHOWN }, { signal, quiet: true }),
});

const TONES: Readonly<Partial<Record<PieceDraft["status"], BadgeTone>>> = {
  writing: "orange",
  queued: "orange",
  failed: "red",
  interrupted: "amber",
};

/** 接着写: the newest draft of one's last three pieces. Nothing of it is shown to those who have none. */
export function RecentTexts() {
  const { data } = useQuery(recentQuery);
  const pieces = data?.list ?? [];
  if (pieces.length === 0) return null;
  return (
    <section className={page["section"]} aria-labelledby="recent">
      <div className={page["head"]}>
        <h2 id="recent">{m.title}</h2>
        <Link to={webPaths.texts}>{m.all}</Link>
      </div>
      <div className={css["cards"]}>
        {pieces.map((piece) => (
          <PieceCard key={piece.pieceId} piece={piece} />
        ))}
      </div>
    </section>
  );
}

function PieceCard({ piece: { title, sceneType, drafts } }: { piece: Piece }) {
  const [newest] = drafts;
  if (newest === undefined) return null;
  const { status, chars, target, draftNo, generationId, finishReason } = newest;
  const writing = status === "writing" || status === "queued";
  const isShort = finishReason === FINISH_REASON_SHORT;
  const path = sceneType === null ? webPaths.texts : webPaths.sceneText(sceneType, generationId);
  const percent = target === null || target === 0 ? null : Math.min(PERCENT, Math.round((chars / target) * PERCENT));
  return (
    <Link to={path} className={`${css["card"]} paper`}>
      <Badge tone={isShort ? "amber" : (TONES[status] ?? "plain")}>{isShort ? m.short : m.states[status]}</Badge>
      <h3>{title}</h3>
      <p>
        <span>
          {m.characters(formatNumber(chars))} · {m.draft(draftNo)}
        </span>
        {writing && percent !== null ? <span>{percent}%</span> : null}
      </p>
      {writing && percent !== null ? <ProgressBar value={percent} label={m.writing} /> : null}
    </Link>
  );
}
