import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import css from "./outline-editor.module.css";

const m = essayOutlineMessages.conflict;

/** The outline was changed in two places: both are kept, or the one from elsewhere stands and this one is a step back. */
export function ConflictChoice({ disabled, onBoth, onTheirs }: { disabled: boolean; onBoth: () => void; onTheirs: () => void }) {
  return (
    <Banner
      tone="amber"
      icon="files"
      action={
        <span className={css["ways"]}>
          <Button size="sm" disabled={disabled} onClick={onTheirs}>
            {m.theirs}
          </Button>
          <Button size="sm" tone="solid" disabled={disabled} onClick={onBoth}>
            {m.both}
          </Button>
        </span>
      }
    >
      {m.text}
    </Banner>
  );
}
