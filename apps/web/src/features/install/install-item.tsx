import { panelMessages } from "#messages/panels.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { MenuItem } from "#ui/menu/menu.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useInstall } from "./use-install.ts";

/** 装到桌面: only where the browser can do it, and only while it is not done. */
export function InstallItem() {
  const { prompt, explain } = useInstall();
  if (prompt === null && !explain) return null;
  return (
    <MenuItem onClick={() => void install()}>
      <Icon name="device-mobile" />
      {m.user.install}
    </MenuItem>
  );
}

/** The same beside the sign-in button, for visitors. */
export function InstallButton() {
  const { prompt, explain } = useInstall();
  if (prompt === null && !explain) return null;
  return (
    <Button tone="ghost" iconOnly aria-label={m.user.install} title={m.user.install} onClick={() => void install()}>
      <Icon name="device-mobile" />
    </Button>
  );
}

/** Asks the browser to install the page, or explains how where it cannot be asked. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState();
  if (prompt === null) {
    toast({ tone: "info", title: panelMessages.install.title, detail: panelMessages.install.iosSteps });
    return;
  }
  await prompt.prompt();
  useInstall.setState({ prompt: null });
}
