import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { essayTemplateMessages as t } from "#messages/essay-templates.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "../outline-workspace.module.css";

type BringProps = { onTemplates: () => void; onBring: () => void };

/** The ways to an outline that is not drafted: a template, or one's own. */
export function BringButtons({ onTemplates, onBring }: BringProps) {
  return (
    <>
      <Button tone="ghost" size="sm" iconOnly aria-label={t.title} title={t.title} onClick={onTemplates}>
        <Icon name="files" size={16} />
      </Button>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bring.title} title={m.bring.title} onClick={onBring}>
        <Icon name="upload-simple" size={16} />
      </Button>
    </>
  );
}

/** The paper before there is an outline. */
export function EmptyPaper({ isPhone, onTemplates, onBring }: BringProps & { isPhone: boolean }) {
  return (
    <div className={`paper ${css["empty"]}`}>
      <EmptyState
        cells={m.empty.cells}
        title={m.empty.title}
        action={
          <span className={css["starts"]}>
            <Button onClick={onTemplates}>
              <Icon name="files" size={16} />
              {t.title}
            </Button>
            <Button onClick={onBring}>
              <Icon name="upload-simple" size={16} />
              {m.bring.title}
            </Button>
          </span>
        }
      >
        {isPhone ? m.empty.textPhone : m.empty.text}
      </EmptyState>
    </div>
  );
}
