import { type ComponentType, lazy, Suspense } from "react";
// The prerendered form must look right before its code is there: imported here, these styles come with the screen.
import "#editor/core/prose.module.css";
import "#editor/letter/letter.module.css";
import "#ui/badge/badge.module.css";
import "#ui/field/field.module.css";
import "#ui/number-stepper/number-stepper.module.css";
import "#ui/segmented/segmented.module.css";
import "#ui/workspace/workspace.module.css";
import "../finished-text/finished-text.module.css";
import "../form/said-note.module.css";
import "../form/write-button.module.css";
import "../paper/writing-paper.module.css";
import "./phone-bar.module.css";
import "./scene-workspace.module.css";
import type { WorkspaceProps } from "./workspace-props.ts";

/** Part of the prerendered page; in the browser its code is a chunk of its own, which is no part of the first load. */
const Inside: ComponentType<WorkspaceProps> = import.meta.env.SSR
  ? (await import("./scene-workspace.tsx")).WorkspaceWithQueries
  : lazy(async () => ({ default: (await import("./scene-workspace.tsx")).WorkspaceWithQueries }));

/** Form and paper of a scene. */
export function Workspace(props: WorkspaceProps) {
  return (
    <Suspense fallback={null}>
      <Inside {...props} />
    </Suspense>
  );
}
