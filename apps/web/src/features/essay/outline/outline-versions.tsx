import type { EssayOutline } from "@tangleaf/contract";
import type { Limits } from "@tangleaf/contract/limits";
import { type ReactNode, useState } from "react";
import type { Essay } from "../api.ts";
import { DraftState } from "./draft-state.tsx";
import editorCss from "./outline-editor.module.css";
import { OutlineEditor } from "./outline-editor.tsx";
import type { OutlineForm } from "./outline-form.ts";
import paperCss from "./outline-paper.module.css";
import { PaperTitle } from "./outline-paper.tsx";
import { VersionTabs } from "./version-tabs.tsx";

type OutlineVersionsProps = {
  essay: Essay;
  shown: EssayOutline;
  form: OutlineForm;
  limits: Limits;
  onShow: (no: number) => void;
  onTooMany: () => void;
  checkForm: () => boolean;
  onRetry: () => void;
  bring: ReactNode;
};

/** The versions of an essay's outlines, one of them shown. Those that were looked at stay as they are, with their undo and what is being saved. */
export function OutlineVersions({ essay, shown, form, limits, onShow, onTooMany, checkForm, onRetry, bring }: OutlineVersionsProps) {
  const [visited, setVisited] = useState<readonly number[]>([]);
  /** Counts how often a version was read anew because it was saved elsewhere. */
  const [rounds, setRounds] = useState<Readonly<Record<number, number>>>({});
  if (!visited.includes(shown.no)) setVisited([...visited, shown.no]);
  const tabs = <VersionTabs outlines={essay.outlines} no={shown.no} onShow={onShow} />;
  return essay.outlines
    .filter(({ no }) => no === shown.no || visited.includes(no))
    .map((version) => {
      const { no, generationId, outline } = version;
      return (
        <div key={no} hidden={no !== shown.no}>
          {outline.length > 0 ? (
            <OutlineEditor
              key={rounds[no] ?? 0}
              essay={essay}
              version={version}
              form={form}
              limits={limits}
              onTooMany={onTooMany}
              checkForm={checkForm}
              onShow={onShow}
              onOutdated={() => setRounds((now) => ({ ...now, [no]: (now[no] ?? 0) + 1 }))}
              tabs={no === shown.no ? tabs : null}
              bring={bring}
            />
          ) : (
            <>
              <div className={editorCss["bar"]}>
                {tabs}
                <span className={editorCss["actions"]}>{bring}</span>
              </div>
              <div className={`paper ${paperCss["paper"]}`}>
                <PaperTitle title={form.title} level={form.level} language={form.language} />
                {generationId === null ? null : (
                  <DraftState essayId={essay.essayId} no={no} generationId={generationId} onRetry={onRetry} />
                )}
              </div>
            </>
          )}
        </div>
      );
    });
}
