import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { SectionWork } from "./use-section-work.ts";

type WriteButtonProps = { work: Pick<SectionWork, "waitSeconds" | "busy">; title: string; onWrite: () => void };

/** Writes one section; while there is a wait between two, the button says how long. */
export function WriteButton({ work: { waitSeconds, busy }, title, onWrite }: WriteButtonProps) {
  if (waitSeconds > 0) {
    return (
      <Button size="sm" tone="soft" waiting>
        <Icon name="hourglass-medium" size={14} />
        {m.write.waiting(waitSeconds)}
      </Button>
    );
  }
  return (
    <Button size="sm" disabled={busy} aria-label={m.write.oneOf(title)} onClick={onWrite}>
      <Icon name="pen-nib" size={14} />
      {m.write.one}
    </Button>
  );
}
