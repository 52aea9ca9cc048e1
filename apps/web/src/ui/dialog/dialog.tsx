import { useState } from "react";
import { chunkHook } from "#lib/chunk-hook.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./dialog-coming.module.css";
import type { DialogProps } from "./dialog-props.ts";

const useDialogFrame = chunkHook(() => import("./dialog-frame.tsx").then((module) => module.DialogFrame));

/** Modal dialog: focus trapped and returned, Esc closes. Its machinery loads when it is first opened. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <WantedDialog {...props} /> : null;
}

function WantedDialog(props: DialogProps) {
  const DialogFrame = useDialogFrame();
  if (DialogFrame !== null) return <DialogFrame {...props} />;
  return props.open ? (
    <div className={css["coming"]}>
      <Spinner />
    </div>
  ) : null;
}

/** Loads the machinery ahead, e.g. when a pointer nears the button. */
export function preloadDialog(): void {
  void import("./dialog-frame.tsx");
}
