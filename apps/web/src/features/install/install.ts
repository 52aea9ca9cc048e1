import { shellMessages as m } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useInstall } from "./use-install.ts";

/** Asks the browser to install the page, or explains how where it cannot be asked. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState();
  if (prompt === null) {
    toast({ tone: "info", title: m.install.title, detail: m.install.iosSteps });
    return;
  }
  await prompt.prompt();
  useInstall.setState({ prompt: null });
}
