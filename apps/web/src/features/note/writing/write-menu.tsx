import { WEB_SEARCH_TOKENS } from "@tangleaf/contract/constants";
import type { ReactNode } from "react";
import { formatNumber } from "#lib/format.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useBaseInfo, useCanPay } from "#lib/queries.ts";
import { noteOutlineMessages as o } from "#messages/note-outline.ts";
import { noteSearchMessages } from "#messages/note-search.ts";
import { noteSourcesMessages as s } from "#messages/note-sources.ts";
import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import type { NoteDialog } from "../note-dialogs.tsx";
import { useNoteQuote } from "./use-note-quote.ts";
import { isAtWork, type NoteWork } from "./use-note-work.ts";
import css from "./writing.module.css";

type WriteMenuProps = { work: NoteWork; onOpen: (dialog: NoteDialog) => void };

/** 写作: what AI does for the whole note, each with what it costs. */
export function WriteMenu(props: WriteMenuProps) {
  return (
    <Menu
      label={m.menu.label}
      trigger={(trigger) => (
        <Button size="sm" className={css["all"]} {...trigger}>
          <Icon name="pen-nib" size={16} />
          <b>{m.menu.label}</b>
          <Icon name="caret-down" size={12} />
        </Button>
      )}
    >
      <WriteItems {...props} />
    </Menu>
  );
}

/** The same as items of a menu. */
export function WriteItems({ work, onOpen }: WriteMenuProps) {
  const { unlimited } = useNoteQuote(work);
  const hasSearch = useBaseInfo()?.settings.features.webSearch !== false;
  const sayCost = (text: string) => (unlimited ? m.menu.free : text);
  return (
    <>
      <WriteAllItem work={work} onOpen={onOpen} />
      <Item icon="list-numbers" text={o.ai.tool} cost={sayCost(m.menu.quoted)} onClick={() => onOpen("aiOutline")} />
      <Item icon="file-arrow-up" text={s.feed.action} cost={sayCost(m.menu.quoted)} onClick={() => onOpen("feed")} />
      <Item
        icon="magnifying-glass"
        text={noteSearchMessages.action}
        cost={hasSearch ? sayCost(m.menu.each(formatNumber(WEB_SEARCH_TOKENS))) : m.menu.free}
        onClick={() => onOpen("search")}
      />
    </>
  );
}

/** AI 写全文, with what the empty sections will cost; where it is for members, the way to that. */
function WriteAllItem({ work, onOpen }: WriteMenuProps) {
  const canPay = useCanPay();
  const { quote, unlimited } = useNoteQuote(work);
  if (!work.limits.essayFullText) {
    const pay = () => openPay({ reason: m.locked });
    return <Item icon="lock-simple" text={m.all} cost={m.menu.members} title={m.locked} disabled={canPay !== true} onClick={pay} />;
  }
  const cost = unlimited ? m.menu.free : quote.tokens === 0 ? m.menu.quoted : m.about(formatNumber(quote.tokens));
  return <Item icon="pen-nib" text={m.all} cost={cost} disabled={work.busy || isAtWork(work)} onClick={() => onOpen("write")} />;
}

type ItemProps = { icon: IconName; text: string; cost: ReactNode; title?: string; disabled?: boolean; onClick: () => void };

function Item({ icon, text, cost, ...rest }: ItemProps) {
  return (
    <MenuItem {...rest}>
      <Icon name={icon} />
      {text}
      <span className={css["cost"]}>{cost}</span>
    </MenuItem>
  );
}
