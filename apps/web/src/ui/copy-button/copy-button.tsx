import { copyLine } from "#lib/copy-line.ts";
import { uiMessages as m } from "#messages/ui.ts";
import { Button, type ButtonSize, type ButtonTone } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { toast } from "#ui/toast/toast-store.ts";

type CopyButtonProps = {
  text: string;
  /** What a screen reader hears: 复制邀请码. */
  label: string;
  /** What is read on it; 复制 unless said otherwise. */
  words?: string;
  icon?: IconName;
  tone?: ButtonTone;
  size?: ButtonSize;
};

/** Copies one line and says so. */
export function CopyButton({ text, label, words = m.copy.action, icon = "copy", tone = "line", size = "sm" }: CopyButtonProps) {
  const copy = async () => {
    try {
      await copyLine(text);
      toast({ tone: "ok", title: m.copy.done, pill: true });
    } catch {
      toast({ tone: "error", title: m.copy.failed });
    }
  };
  return (
    <Button tone={tone} size={size} aria-label={label} onClick={() => void copy()}>
      <Icon name={icon} size={16} />
      {words}
    </Button>
  );
}
