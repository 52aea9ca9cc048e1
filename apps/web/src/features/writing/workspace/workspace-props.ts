import type { Scene } from "@tangleaf/contract";
import type { ReactNode } from "react";

/** `back`: where a phone's arrow leads when the page was opened first. */
export type WorkspaceProps = { scene: Scene; back: string; crumb: ReactNode; heading: ReactNode };
