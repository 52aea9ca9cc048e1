import { type ComponentType, lazy } from "react";
import { shellMessages as m } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";

const AGAIN_MS = 1000;

const Nothing = () => null;

/**
 * A part that opens on demand and that a screen does without: a dialog, a menu. It is asked for once more where it did not come; where
 * it is gone, as after a new version, it shows nothing and a notice offers to refresh, so that what is on the screen stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    askTwice(load).then(
      (part) => ({ default: part }),
      () => {
        toast({ tone: "info", title: m.missingPart.text, action: { text: m.missingPart.action, run: () => location.reload() } });
        return { default: Nothing };
      },
    ),
  );
}

async function askTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  }
}
