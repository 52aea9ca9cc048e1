import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { tablePaths } from "@tangleaf/contract/table";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { homeToolsMessages as m } from "#messages/home-tools.ts";
import { Icon } from "#ui/icon/icon.tsx";
import page from "./home-screen.module.css";
import css from "./tools.module.css";

type Tool = { key: keyof typeof m.tools; to: string; art: ReactNode };

/** 长文与工具: what is more than one form. */
export function Tools() {
  return (
    <section className={page["section"]} aria-labelledby="tools">
      <div className={page["head"]}>
        <h2 id="tools">{m.title}</h2>
        <span>{m.note}</span>
      </div>
      <div className={css["tools"]}>
        {TOOLS.map(({ key, to, art }) => (
          <Link key={key} to={to} prefetch="intent" className={`${css["tool"]} card`}>
            <svg viewBox="0 0 200 96" aria-hidden="true">
              {art}
            </svg>
            <b>
              {m.tools[key].title}
              {key === "mindtree" ? <small>{m.free}</small> : null}
            </b>
            <span>{m.tools[key].text}</span>
            {key === "essay" || key === "note" ? (
              <span className={css["go"]}>
                {m.go[key]}
                <Icon name="arrow-right" size={14} />
              </span>
            ) : null}
          </Link>
        ))}
      </div>
    </section>
  );
}

const LINE = "var(--line-strong)";
const STRONG = "var(--orange-500)";
/** A sheet of paper in a picture. */
const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x} y={y} width={width} height={height} rx={3} fill="var(--paper)" stroke={LINE} />
);

const TOOLS: readonly Tool[] = [
  {
    key: "essay",
    to: webPaths.essayTitle(),
    art: (
      <>
        <Sheet x={26} y={10} width={84} height={92} />
        <path d="M38 26h44M38 42h60M38 52h60M38 62h48M38 78h60M38 88h40" stroke={LINE} strokeWidth={3} strokeLinecap="round" />
        <path d="M38 26h44" stroke={STRONG} strokeWidth={4} strokeLinecap="round" />
        <g fill="none" stroke={LINE} strokeWidth={1.5}>
          <path d="M142 22h34M142 42h28M142 62h36M142 82h24" strokeLinecap="round" />
          <rect x={124} y={57} width={10} height={10} rx={2} stroke={STRONG} />
          <rect x={124} y={77} width={10} height={10} rx={2} />
        </g>
        <path d="M124 17h10v10h-10zM124 37h10v10h-10z" fill="var(--ink-solid)" />
      </>
    ),
  },
  {
    key: "note",
    to: webPaths.notebookIndex("all"),
    art: (
      <>
        <path d="M20 24h44M28 38h34M28 52h38M20 66h48M28 80h30" stroke={LINE} strokeWidth={3} strokeLinecap="round" />
        <path d="M20 66h48" stroke={STRONG} strokeWidth={4} strokeLinecap="round" />
        <Sheet x={86} y={10} width={94} height={92} />
        <path d="M98 26h40M98 40h70M98 50h70" stroke={LINE} strokeWidth={3} strokeLinecap="round" />
        <path d="M102 92V74h11v18zM120 92V62h11v30zM156 92V68h11v24z" fill="var(--orange-300)" />
        <path d="M138 92V58h11v34z" fill={STRONG} />
      </>
    ),
  },
  {
    key: "template",
    to: webPaths.templateList,
    art: (
      <>
        <g stroke={LINE} fill="var(--paper)">
          <rect x={34} y={20} width={54} height={72} rx={2} transform="rotate(-7 61 56)" />
          <rect x={112} y={20} width={54} height={72} rx={2} transform="rotate(7 139 56)" />
          <rect x={70} y={12} width={60} height={80} rx={2} />
        </g>
        <path d="M80 40h40M80 48h40M80 56h34M80 68h40M80 76h22" stroke={LINE} strokeWidth={3} strokeLinecap="round" />
        <path d="M80 28h26" stroke={STRONG} strokeWidth={4} strokeLinecap="round" />
      </>
    ),
  },
  {
    key: "mindtree",
    to: mindtreePaths.list,
    art: (
      <>
        <path
          d="M70 48C92 48 88 18 112 18M70 48H112M70 48C92 48 88 78 112 78M154 18C164 18 162 9 174 9M154 18C164 18 162 28 174 28"
          fill="none"
          stroke={LINE}
          strokeWidth={1.5}
        />
        <rect x={14} y={34} width={58} height={28} rx={8} fill={STRONG} />
        <rect x={112} y={8} width={42} height={20} rx={6} fill="var(--tab-college-bg)" stroke="var(--tab-college)" />
        <rect x={112} y={38} width={42} height={20} rx={6} fill="var(--tab-video-bg)" stroke="var(--tab-video)" />
        <rect x={112} y={68} width={42} height={20} rx={6} fill="var(--tab-market-bg)" stroke="var(--tab-market)" />
        <circle cx={178} cy={9} r={4} fill={LINE} />
        <circle cx={178} cy={28} r={4} fill={LINE} />
      </>
    ),
  },
  {
    key: "chart",
    to: chartPaths.chart(),
    art: (
      <>
        <path d="M30 20h140M30 44h140M30 68h140" stroke={LINE} />
        <path d="M30 84h140" stroke={LINE} strokeWidth={2} />
        <path d="M42 84V60h16v24zM70 84V50h16v34zM126 84V66h16v18zM154 84V54h12v30z" fill="var(--orange-300)" />
        <path d="M98 84V26h16v58z" fill={STRONG} />
        <path d="M50 52l28-10 28-20 28 36 26-16" fill="none" stroke="var(--ink-solid)" strokeWidth={2} />
      </>
    ),
  },
  {
    key: "table",
    to: tablePaths.list,
    art: (
      <>
        <Sheet x={18} y={10} width={104} height={92} />
        <path d="M18 28h104M18 44h104M18 60h104M18 76h104M52 10v86M88 10v86" stroke={LINE} />
        <path d="M18 28h104v16H18zM18 60h104v16H18z" fill="var(--orange-100)" />
        <path d="M28 36h14M62 36h16M28 68h12M62 68h18" stroke={STRONG} strokeWidth={4} strokeLinecap="round" />
        <rect x={134} y={16} width={50} height={22} rx={8} fill="var(--ink-solid)" />
        <rect x={134} y={48} width={50} height={36} rx={6} fill="var(--paper)" stroke={LINE} />
        <path d="M142 58h34M142 66h24M142 74h14" stroke={STRONG} strokeWidth={4} strokeLinecap="round" />
      </>
    ),
  },
];
