import { shellMessages as m } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { MenuItem } from "#ui/menu/menu.tsx";
import { install } from "./install.ts";
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
