import type { Scene } from "@tangleaf/contract";
import type { ReactNode } from "react";

export type WorkspaceProps = {
  scene: Scene;
  /** A finished text of the scene as HTML, which the paper shows until something is written; null where there is none. */
  finishedText: string | null;
  /** Where a phone's arrow leads when the page was opened first. */
  back: string;
  crumb: ReactNode;
  heading: ReactNode;
};
