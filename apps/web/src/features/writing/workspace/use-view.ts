import { useEffect, useRef, useState } from "react";
import { isRunning, type Phase } from "../store/writing-state.ts";
import type { View } from "./phone-bar.tsx";

/** The widths of scene-workspace.module.css. */
const PHONE = "(max-width: 767px)";
const STACKED = "(max-width: 900px)";

/** Chooses the half of the workspace that is shown where there is room for one: the paper as soon as there is something on it. */
export function useView(phase: Phase) {
  const [view, setView] = useState<View>("form");
  const running = isRunning(phase);
  const somethingOnPaper = phase !== "idle";
  useEffect(() => {
    if (somethingOnPaper) setView("paper");
  }, [somethingOnPaper]);
  useEffect(() => {
    if (running) setView("paper");
  }, [running]);

  // What is looked at begins at its beginning: on a phone each half of the workspace, where they stack the paper under the form.
  const paper = useRef<HTMLDivElement>(null);
  const seen = useRef<View>("form");
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (matchMedia(PHONE).matches) window.scrollTo({ top: 0 });
    else if (matchMedia(STACKED).matches) paper.current?.scrollIntoView({ block: "start" });
  }, [view]);

  return { view, setView, paper };
}
