import type { SpaceUsed as Space } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatBytes } from "#lib/format.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { Section } from "#ui/section/section.tsx";
import { spaceQuery } from "./api.ts";
import css from "./space-used.module.css";

const BIN = `${webPaths.texts}?kind=bin`;
const PERCENT = 100;
const ALMOST_FULL_PERCENT = 90;

/** What everything that is stored takes, kind by kind, and how much there may be. */
export function SpaceUsed() {
  const answer = useQuery(spaceQuery);
  return (
    <Section title={m.space.title}>
      <Loaded answer={answer} failed={m.failed.title} skeletonRows={2}>
        {(space) => <Used space={space} />}
      </Loaded>
    </Section>
  );
}

function Used({ space: { bytes, binBytes, max, kinds } }: { space: Space }) {
  const words = m.space.used(formatBytes(bytes), formatBytes(max));
  const percent = (bytes / max) * PERCENT;
  return (
    <div className={css["used"]}>
      <p className={css["sum"]}>
        <b>{words}</b>
        {binBytes === 0 ? null : (
          <span className={css["bin"]}>
            <span>{m.space.inBin(formatBytes(binBytes))}</span>
            <Link to={BIN}>{m.space.toBin}</Link>
          </span>
        )}
      </p>
      <ProgressBar value={percent} label={words} />
      {percent < ALMOST_FULL_PERCENT ? null : <p role="status">{m.space.full}</p>}
      {kinds.length === 0 ? (
        <p>{m.space.none}</p>
      ) : (
        <dl className={css["kinds"]}>
          {kinds.map((one) => (
            <div key={one.kind}>
              <dt>{m.space.kinds[one.kind]}</dt>
              <dd>{formatBytes(one.bytes)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
