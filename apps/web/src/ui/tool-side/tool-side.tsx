import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { useMedia } from "#lib/use-media.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./tool-side.module.css";

type ToolSideProps = {
  /** Of the tool, and of its list, which its name leads to. */
  title: string;
  listPath: string;
  listLabel: string;
  toggleLabel: string;
  badge?: ReactNode;
  /** Links, and headings over further ones. */
  children: ReactNode;
  /** What was used last. */
  ticker?: ReactNode;
  /** What is left. */
  foot: ReactNode;
};

const TABLET = "(max-width: 1020px)";

/**
 * The pane beside a tool that fills its screen: one's other works, and at the foot what is left. On a tablet it is a rail that opens
 * over the tool and closes when another page is opened.
 */
export function ToolSide({ title, listPath, listLabel, toggleLabel, badge, children, ticker, foot }: ToolSideProps) {
  const isTablet = useMedia(TABLET);
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = isTablet ? openedOn === pathname : !isClosed;
  const toggle = () => (isTablet ? setOpenedOn(isOpen ? null : pathname) : setClosed(isOpen));
  return (
    <aside
      className={css["side"]}
      data-closed={!isOpen || undefined}
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === "Escape" && isTablet) setOpenedOn(null);
      }}
    >
      <div className={css["pane"]}>
        <nav className={css["nav"]} aria-label={listLabel}>
          <div className={css["head"]}>
            <Link to={listPath}>{title}</Link>
            {badge}
            <button type="button" aria-label={toggleLabel} aria-expanded={isOpen} onClick={toggle}>
              <Icon name="sidebar-simple" size={16} />
            </button>
          </div>
          {children}
        </nav>
        <div className={css["foot"]}>
          {ticker === undefined ? null : (
            <p className={css["ticker"]}>
              <i aria-hidden="true" />
              <b>{title}</b> {ticker}
            </p>
          )}
          {foot}
        </div>
      </div>
    </aside>
  );
}
