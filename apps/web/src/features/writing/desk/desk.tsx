import type { Scene } from "@tangleaf/contract";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import field from "#ui/field/field.module.css";
import stepper from "#ui/number-stepper/number-stepper.module.css";
import segmented from "#ui/segmented/segmented.module.css";
import button from "../form/write-button.module.css";
import paper from "../paper/writing-paper.module.css";
import desk from "./scene-desk.module.css";
import { whenWanted } from "./when-wanted.ts";

/** The prerendered desk must look right before its code is there: these styles belong to the first load. */
const FIRST_STYLES: readonly Readonly<Record<string, string>>[] = [desk, field, stepper, segmented, button, paper];
export type DeskProps = { scene: Scene; crumb: ReactNode; heading: ReactNode };

/** Whole while prerendering; in the browser its code comes when somebody is about to use it. */
const Inside: ComponentType<DeskProps> = import.meta.env.SSR
  ? (await import("./scoped-desk.tsx")).ScopedDesk
  : lazy(async () => {
      await whenWanted();
      return { default: (await import("./scoped-desk.tsx")).ScopedDesk };
    });

/** Form and paper of a scene. */
export function Desk(props: DeskProps) {
  return (
    <Suspense fallback={null}>
      <Inside {...props} />
      {/* Without a use of them the bundler would leave the styles to the lazy chunk. */}
      {FIRST_STYLES.some((styles) => Object.keys(styles).length === 0) ? <i /> : null}
    </Suspense>
  );
}
