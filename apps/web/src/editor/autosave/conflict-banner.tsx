import { editorMessages as m } from "#messages/editor.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import css from "./conflict-banner.module.css";

type ConflictBannerProps = { onChoose: (whose: "mine" | "theirs") => void };

/** The text was changed in two places: the owner says which stands. */
export function ConflictBanner({ onChoose }: ConflictBannerProps) {
  return (
    <Banner
      tone="amber"
      icon="files"
      action={
        <span className={css["choice"]}>
          <Button size="sm" tone="line" onClick={() => onChoose("theirs")}>
            {m.conflict.theirs}
          </Button>
          <Button size="sm" tone="solid" onClick={() => onChoose("mine")}>
            {m.conflict.mine}
          </Button>
        </span>
      }
    >
      {m.conflict.title} {m.conflict.note}
    </Banner>
  );
}
