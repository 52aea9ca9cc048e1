import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { failureText } from "#lib/api-error.ts";
import { formatNumber } from "#lib/format.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { downloadTemplate, marksQuery, schoolLayoutsQuery, starTemplate } from "./api.ts";
import { type LibraryNames, nameOf, type TemplatePage } from "./library-data.ts";
import type { RelatedScene } from "./related-scene.ts";
import css from "./template-side.module.css";
import { UseTemplateDialog } from "./use-template-dialog.tsx";

type TemplateSideProps = {
  page: TemplatePage;
  names: LibraryNames;
  scenes: readonly RelatedScene[];
  length: number;
  onLength: (length: number) => void;
};

/** Beside a template: what it is, what can be made of it, why it works, and what to have ready. */
export function TemplateSide({ page, names, scenes, length, onLength }: TemplateSideProps) {
  const token = useSession((state) => state.token);
  const hydrated = useHydrated();
  const { data: marks } = useQuery({ ...marksQuery(page.pubId, token), enabled: hydrated });
  const [isUsing, setIsUsing] = useState(false);
  const { facts } = m;
  const rows: readonly (readonly [string, string])[] = [
    [facts.kind, nameOf(names.kinds, page.kind)],
    [facts.level, page.levels.map((level) => m.levels[level]).join(m.between)],
    [facts.length, facts.lengthOf(formatNumber(page.length.default), page.chapters)],
    [facts.major, page.major],
    [facts.method, nameOf(names.methods, page.method)],
    [facts.numbering, m.numberings[page.numbering]],
    ...(marks?.used == null ? [] : [[facts.used, m.card.used(formatNumber(marks.used))] as const]),
  ];
  return (
    <aside className={css["side"]} aria-label={page.title}>
      <dl className={css["facts"]}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button tone="solid" size="lg" block onClick={() => setIsUsing(true)}>
        <Icon name="pen-nib" size={20} />
        {m.use}
      </Button>
      <div className={css["pair"]}>
        <WordButton pubId={page.pubId} />
        <Button
          aria-pressed={marks?.starred ?? false}
          onClick={() => (token === null ? openLogin() : void starTemplate(page.pubId, marks?.starred !== true))}
        >
          <Icon name={marks?.starred === true ? "star-fill" : "star"} size={16} />
          {marks?.starred === true ? m.unstar : m.star}
        </Button>
      </div>
      <List title={m.whyGood} items={page.whyGood} />
      <List title={m.bring} items={page.bring} />
      <List title={m.checklist} items={page.checklist} />
      {scenes.length === 0 ? null : (
        <section className={css["list"]}>
          <h2>{m.related}</h2>
          <ul>
            {scenes.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} prefetch="intent">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css["integrity"]}>
        <Icon name="info" size={16} />
        <span>
          {m.integrity} <Link to={`${webPaths.essayHelp}#begin`}>{m.help}</Link>
        </span>
      </p>
      <UseTemplateDialog page={page} open={isUsing} onClose={() => setIsUsing(false)} length={length} onLength={onLength} />
    </aside>
  );
}

function WordButton({ pubId }: { pubId: string }) {
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });
  const hydrated = useHydrated();
  const signedIn = useSession(({ token }) => token !== null);
  const layouts = useQuery({ ...schoolLayoutsQuery, enabled: hydrated && signedIn }).data?.list ?? [];
  const [school, setSchool] = useState("");
  const download = async () => {
    setState({ busy: true, failure: null });
    try {
      await downloadTemplate({ pubId, ...(school === "" ? {} : { templateId: school }) });
      setState({ busy: false, failure: null });
    } catch (error) {
      setState({ busy: false, failure: failureText(error, m.wordFailed) });
    }
  };
  return (
    <>
      <Button disabled={state.busy} onClick={() => void download()}>
        <Icon name="file-doc" size={16} />
        {state.busy ? m.wordBusy : m.word}
      </Button>
      {layouts.length === 0 ? null : (
        <div className={css["layout"]}>
          <Select aria-label={m.layout} value={school} onChange={(event) => setSchool(event.target.value)}>
            <option value="">{m.layoutOurs}</option>
            {layouts.map(({ templateId, name }) => (
              <option key={templateId} value={templateId}>
                {m.layoutOf(name)}
              </option>
            ))}
          </Select>
        </div>
      )}
      {state.failure === null ? null : (
        <div className={css["failure"]}>
          <Banner tone="red">{state.failure}</Banner>
        </div>
      )}
    </>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={css["list"]}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size={16} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
