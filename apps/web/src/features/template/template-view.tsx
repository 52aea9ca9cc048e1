import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useId, useState } from "react";
import { Link, useLocation } from "react-router";
import { templateMessages as m } from "#messages/template.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { LENGTH_STEP, lengthBounds } from "./length-bounds.ts";
import { hueOf, type LibraryNames, nameOf, type TemplatePage } from "./library-data.ts";
import type { RelatedScene } from "./related-scene.ts";
import { SampleText } from "./sample-text.tsx";
import { rememberTemplate } from "./seen-templates.ts";
import { Skeleton } from "./skeleton.tsx";
import { TemplateSide } from "./template-side.tsx";
import css from "./template-view.module.css";

const TABS = ["skeleton", "opening", "hard"] as const;
type Tab = (typeof TABS)[number];
type TemplateViewProps = { page: TemplatePage; names: LibraryNames; scenes: readonly RelatedScene[] };

/** A template: its skeleton at a length one chooses, its samples, what is good in it, and the way to one's own. */
export function TemplateView({ page, names, scenes }: TemplateViewProps) {
  const [tab, setTab] = useState<Tab>("skeleton");
  const [length, setLength] = useState(page.length.default);
  const lengthId = useId();
  const { hash } = useLocation();
  useEffect(() => rememberTemplate(page.pubId), [page.pubId]);
  // A line named in the contents stands in the skeleton, whichever side is shown.
  const [known, setKnown] = useState(hash);
  if (known !== hash) {
    setKnown(hash);
    setTab("skeleton");
  }
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const levels = page.levels.map((level) => m.levels[level]).join(m.between);
  return (
    <div className={css["columns"]}>
      <div className={css["main"]}>
        <nav className={css["crumb"]} aria-label={m.crumb}>
          <Link to={webPaths.templateList}>{m.title}</Link>
          <Icon name="caret-right" size={14} />
          <Link to={`${webPaths.templateList}?kind=${page.kind}`}>{nameOf(names.kinds, page.kind)}</Link>
        </nav>
        <div className={css["bar"]}>
          <Segmented
            wrap
            label={m.tabs.label}
            value={tab}
            onChange={setTab}
            options={TABS.map((value) => ({ value, label: m.tabs[value] }))}
          />
          {tab === "skeleton" ? (
            <div className={css["length"]}>
              <label htmlFor={lengthId}>{m.length}</label>
              <NumberStepper
                control={{ id: lengthId, "aria-describedby": undefined, "aria-invalid": undefined, "aria-required": undefined }}
                value={length}
                onChange={setLength}
                step={LENGTH_STEP}
                {...lengthBounds(page)}
                unit={m.unit}
                labels={{ less: m.less, more: m.more }}
              />
            </div>
          ) : null}
        </div>
        <article className={`paper ${css["sheet"]}`} style={hueOf(names, page.kind)}>
          <h1>{page.title}</h1>
          <p className={css["under"]}>
            {nameOf(names.kinds, page.kind)} · {levels} · {page.major}
          </p>
          {tab === "skeleton" ? <Skeleton page={page} length={length} /> : null}
          {tab === "opening" ? <SampleText key="opening" parts={page.opening} staged={page.staged} /> : null}
          {tab === "hard" ? <SampleText key="hard" parts={hardParts(page)} staged={page.staged} /> : null}
        </article>
      </div>
      <TemplateSide page={page} names={names} scenes={scenes} length={length} onLength={setLength} />
    </div>
  );
}

const hardParts = ({ hardSample: { title, text } }: TemplatePage): TemplatePage["opening"] => [
  { type: "heading", text: title },
  { type: "paragraph", text },
];
