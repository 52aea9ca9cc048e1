import { outlineCharacters } from "@tangleaf/contract/estimate";
import { type FormEvent, useState } from "react";
import { AskButton } from "#features/document/ask-button.tsx";
import { cx } from "#lib/cx.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { usePhone } from "#lib/use-phone.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import frame from "#ui/workspace/workspace.module.css";
import type { Essay } from "../api.ts";
import { BringDialog } from "./bring-dialog.tsx";
import { OutlineFields } from "./outline-fields.tsx";
import { OutlineVersions } from "./outline-versions.tsx";
import css from "./outline-workspace.module.css";
import { BringButtons, EmptyPaper } from "./workspace/bring-buttons.tsx";
import { useOutlineWorkspace, type View } from "./workspace/use-outline-workspace.ts";

const TemplateDialog = lazyWithQueries(() => import("../templates/template-dialog.tsx").then((module) => module.TemplateDialog));

type OutlineWorkspaceProps = {
  essay: Essay | null;
  /** A new essay was made of what is typed here. */
  onMade: (essayId: string) => void;
};

/** What an outline is drafted from, and its versions beside it; on a phone one at a time. */
export function OutlineWorkspace({ essay, onMade }: OutlineWorkspaceProps) {
  const workspace = useOutlineWorkspace(essay, onMade);
  const { form, limits, sending, view, setView, onChange, ask, showVersion, takeTemplate } = workspace;
  const [bringing, setBringing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const isPhone = usePhone();
  const outlines = essay?.outlines ?? [];
  const shown = outlines.find(({ no }) => no === workspace.shownNo) ?? outlines.at(-1);
  const next = (outlines.at(-1)?.no ?? 0) + 1;
  const isEmpty = shown !== undefined && shown.outline.length === 0;
  const hasOutline = outlines.length > 0;

  function openTemplates(): void {
    if (currentToken() === null) openLogin({ reason: m.ask.signInReason });
    else setChoosing(true);
  }

  return (
    <div className={cx(frame["workspace"], css["workspace"])} data-view={view}>
      <div className={cx(frame["views"], css["views"])}>
        {/* The form with the heading is put away. */}
        {isPhone && view === "paper" ? <h1 className="sr">{m.heading}</h1> : null}
        <ViewChoice view={view} onChange={setView} isDrafting={sending} />
      </div>
      <form
        ref={workspace.element}
        className={cx(frame["form"], css["form"])}
        noValidate
        autoComplete="off"
        method="dialog"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          ask();
        }}
      >
        <div className={frame["scroll"]}>
          <h1>{m.heading}</h1>
          <p className={frame["lead"]}>{m.lead}</p>
          <OutlineFields
            essayId={essay?.essayId}
            form={form}
            level={workspace.level}
            problems={workspace.problems}
            isTitleFixed={essay?.stage === "content"}
            onChange={onChange}
          />
        </div>
        <div className={cx(frame["act"], css["act"])}>
          <AskButton
            verb={hasOutline ? m.ask.again : m.ask.first}
            asking={sending ? m.ask.asking(next) : null}
            characters={outlineCharacters(form.length)}
            short={m.ask.short}
          />
        </div>
      </form>
      <div className={cx(frame["out"], css["out"])}>
        {essay === null || shown === undefined ? (
          <EmptyPaper isPhone={isPhone} onTemplates={openTemplates} onBring={() => setBringing(true)} />
        ) : (
          <OutlineVersions
            essay={essay}
            shown={shown}
            form={form}
            limits={limits}
            onShow={workspace.setShownNo}
            onTooMany={workspace.onTooMany}
            checkForm={workspace.checkForm}
            onRetry={ask}
            bring={<BringButtons onTemplates={openTemplates} onBring={() => setBringing(true)} />}
          />
        )}
        <p className="sr" role="status">
          {shown === undefined || isEmpty ? "" : m.versions.ready(shown.no, shown.outline.length)}
        </p>
      </div>
      <TemplateDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        essay={{ ...form, essayId: essay?.essayId, title: form.title.trim() }}
        onUsed={(use) => void takeTemplate(use, () => setChoosing(false))}
      />
      <BringDialog
        open={bringing}
        onClose={() => setBringing(false)}
        essayId={essay?.essayId}
        form={form}
        limits={limits}
        onTitle={(title) => onChange({ title })}
        onAdded={(added) => {
          setBringing(false);
          showVersion(added);
        }}
      />
    </div>
  );
}

/** Form or paper, where only one of them has room. */
function ViewChoice({ view, onChange, isDrafting }: { view: View; onChange: (view: View) => void; isDrafting: boolean }) {
  return (
    <Segmented
      label={m.views.label}
      value={view}
      onChange={onChange}
      block
      options={[
        { value: "form", label: m.views.form },
        {
          value: "paper",
          label: (
            <>
              {m.views.paper}
              {isDrafting ? <Spinner /> : null}
            </>
          ),
        },
      ]}
    />
  );
}
