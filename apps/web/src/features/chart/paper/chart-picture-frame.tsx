import type { ChartSpec } from "@tangleaf/table/chart";
import { useEffect, useRef, useState } from "react";
import type { ChartPicture } from "#editor/blocks/chart/chart-picture.ts";
import { useTheme } from "#lib/theme.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Button } from "#ui/button/button.tsx";
import css from "./chart-paper.module.css";

/** The chart itself; the library that draws it comes with the first one. */
export function ChartPictureFrame({ spec, alt }: { spec: ChartSpec; alt: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<ChartPicture | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let opened: ChartPicture | null = null;
    let isHere = true;
    import("#editor/blocks/chart/chart-picture.ts").then(
      ({ openPicture }) => {
        if (!isHere || frame.current === null) return;
        opened = openPicture(frame.current);
        setPicture(opened);
      },
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
      opened?.dispose();
      setPicture(null);
    };
  }, [attempt]);
  useEffect(() => picture?.show({ spec }, theme), [picture, spec, theme]);
  return (
    <>
      <div
        ref={frame}
        className={css["picture"]}
        data-size={spec.size}
        role="img"
        aria-label={alt}
        aria-busy={picture === null && !failed}
      />
      {failed ? (
        <p role="alert" className={css["state"]}>
          {m.paper.notLoaded}{" "}
          <Button
            size="sm"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {m.paper.reload}
          </Button>
        </p>
      ) : null}
    </>
  );
}
