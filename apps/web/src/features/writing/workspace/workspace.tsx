import type { Scene } from "@tangleaf/contract";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import field from "#ui/field/field.module.css";
import stepper from "#ui/number-stepper/number-stepper.module.css";
import segmented from "#ui/segmented/segmented.module.css";
import button from "../form/write-button.module.css";
import paper from "../paper/writing-paper.module.css";
import { onFirstInteraction } from "./on-first-interaction.ts";
import workspace from "./scene-workspace.module.css";

/** The prerendered workspace must look right before its code is there: these styles belong to the first load. */
const FIRST_STYLES: readonly Readonly<Record<string, string>>[] = [workspace, field, stepper, segmented, button, paper];
export type WorkspaceProps = { scene: Scene; crumb: ReactNode; heading: ReactNode };

/** Whole while prerendering; in the browser its code comes when somebody is about to use it. */
const Inside: ComponentType<WorkspaceProps> = import.meta.env.SSR
  ? (await import("./workspace-with-queries.tsx")).WorkspaceWithQueries
  : lazy(async () => {
      await onFirstInteraction();
      return { default: (await import("./workspace-with-queries.tsx")).WorkspaceWithQueries };
    });

/** Form and paper of a scene. */
export function Workspace(props: WorkspaceProps) {
  return (
    <Suspense fallback={null}>
      <Inside {...props} />
      {/* Without a use of them the bundler would leave the styles to the lazy chunk. */}
      {FIRST_STYLES.some((styles) => Object.keys(styles).length === 0) ? <i /> : null}
    </Suspense>
  );
}
