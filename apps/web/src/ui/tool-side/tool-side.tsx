import { type ReactNode, useState } from "react";
import { Link } from "react-router";
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

/** The pane beside a tool that fills its screen: one's other works, and at the foot what is left. */
export function ToolSide({ title, listPath, listLabel, toggleLabel, badge, children, ticker, foot }: ToolSideProps) {
  const [open, setOpen] = useState(true);
  return (
    <aside className={css["side"]} data-closed={!open || undefined} aria-label={title}>
      <nav className={css["nav"]} aria-label={listLabel}>
        <div className={css["head"]}>
          <Link to={listPath}>{title}</Link>
          {badge}
          <button type="button" aria-label={toggleLabel} aria-expanded={open} onClick={() => setOpen(!open)}>
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
    </aside>
  );
}
