import type { EducationLevel, EssayLanguage } from "@tangleaf/contract";
import { ESSAY_LENGTH } from "@tangleaf/contract/constants";
import { ESSAY_LISTS } from "@tangleaf/contract/essay-lists";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { openLogin } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { essayMessages } from "#messages/essay.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import css from "./files/files.module.css";
import type { OpenedTree } from "./use-tree.ts";

type EssayDialogProps = { open: boolean; onClose: () => void; opened: OpenedTree };

/** Begins an essay with the tree as its outline. */
export function EssayDialog({ open, onClose, opened: { client, mindtreeId } }: EssayDialogProps) {
  const navigate = useNavigate();
  const [level, setLevel] = useState<EducationLevel>("undergraduate");
  const [language, setLanguage] = useState<EssayLanguage>(variant);
  const [length, setLength] = useState<number>(ESSAY_LENGTH.default);
  const [working, setWorking] = useState(false);
  const request = useRef("");
  const make = async () => {
    if (client === null) return openLogin();
    setWorking(true);
    if (request.current === "") request.current = newUuid();
    try {
      await client.settle();
      const made = await call(
        "/api/mindtree/toEssay",
        { mindtreeId, level, language, length, requestId: request.current },
        { shownBy: "action" },
      );
      request.current = "";
      if (made.left > 0) toast({ tone: "info", title: m.essay.left(made.left) });
      void refreshAnswers(queryKeys.essays.all);
      void navigate(webPaths.essayOutline(made.essayId));
    } catch (error) {
      toastRefusal(error, m.notMade);
      setWorking(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.essay.title}
      description={client === null ? m.needsSignIn : m.essay.lead}
      shape="sheet"
      actions={
        <>
          <Button onClick={onClose}>{m.essay.cancel}</Button>
          <Button tone="solid" disabled={working} onClick={() => void make()}>
            {client === null ? m.signIn.action : working ? m.essay.working : m.essay.make}
          </Button>
        </>
      }
    >
      <div className={css["body"]}>
        <Field label={m.essay.level}>
          {(control) => (
            <Select {...control} value={level} onChange={({ target }) => setLevel(target.value as typeof level)}>
              {ESSAY_LISTS[variant].levels.map((one) => (
                <option key={one} value={one}>
                  {essayMessages.levels[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={m.essay.language}>
          {(control) => (
            <Select {...control} value={language} onChange={({ target }) => setLanguage(target.value as typeof language)}>
              {ESSAY_LISTS[variant].languages.map((one) => (
                <option key={one} value={one}>
                  {essayMessages.languages[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={m.essay.length}>
          {(control) => (
            <NumberStepper
              control={control}
              value={length}
              onChange={setLength}
              min={ESSAY_LENGTH.min}
              max={ESSAY_LENGTH.max}
              step={ESSAY_LENGTH.step}
              labels={{ less: m.essay.less, more: m.essay.more }}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
