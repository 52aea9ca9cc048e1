import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { type SlotWords, titlePieces } from "./filled-title.ts";
import type { TemplateLine, TemplatePage } from "./library-data.ts";
import { MeasureFields, WordFields } from "./use/template-fields.tsx";
import { useTemplateForm } from "./use/use-template-form.ts";
import css from "./use-template-dialog.module.css";

type UseTemplateDialogProps = {
  page: TemplatePage;
  open: boolean;
  onClose: () => void;
  length: number;
  onLength: (length: number) => void;
};

function countLeaves(lines: readonly TemplateLine[]): number {
  return lines.reduce((sum, { children }) => sum + (children.length === 0 ? 1 : countLeaves(children)), 0);
}

/** 照这个骨架写我的: one's own words, level, length and where it goes. Filled in without signing in; the last button asks for it. */
export function UseTemplateDialog({ page, open, onClose, length, onLength }: UseTemplateDialogProps) {
  const limits = LIMITS[variant][useUser()?.level ?? "free"];
  const form = useTemplateForm(page, { length, onLength });
  const { words, language, level, target, state } = form;
  const [ready, setReady] = useState<readonly string[]>([]);
  const isLocked = target === "essay" && (!limits.essayLevels.includes(level) || page.outline.length > limits.essayChapters);
  const leaves = countLeaves(page.outline);
  const near = page.near.find(({ kind, levels: their }) => kind === page.kind && their.includes("undergraduate"));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.dialog.title}
      shape="sheet"
      width="lg"
      actions={
        isLocked ? (
          <>
            {near === undefined ? null : <Link to={webPaths.template(near.pubId)}>{m.nearestLevel}</Link>}
            <ButtonLink tone="promo" to={webPaths.upgrade}>
              {m.useMember}
            </ButtonLink>
          </>
        ) : (
          <Button tone="solid" disabled={state.kind === "working"} onClick={form.begin}>
            {state.kind === "working" ? m.dialog.starting : m.dialog.start}
          </Button>
        )
      }
    >
      <div className={css["form"]}>
        <p className={css["title"]} aria-live="polite">
          {language === variant || variant === "zh" ? <Pieces page={page} words={words} isEnglish={language === "en"} /> : page.titleZh}
        </p>
        <WordFields page={page} form={form} />
        <MeasureFields page={page} form={form} />
        <div className={css["target"]}>
          <span>{m.dialog.target}</span>
          <Segmented
            label={m.dialog.target}
            value={target}
            onChange={form.setTarget}
            options={form.uses.map((value) => ({ value, label: m.dialog.targets[value] }))}
          />
        </div>
        {target === "essay" && limits.essayParagraphCharacters * leaves < length ? (
          <p className={css["reach"]}>
            {m.dialog.reach(limits.essayParagraphCharacters, leaves, formatNumber(limits.essayParagraphCharacters * leaves))}
          </p>
        ) : null}
        <fieldset className={css["bring"]}>
          <legend>{m.bring}</legend>
          {page.bring.map((item) => (
            <Check
              key={item}
              checked={ready.includes(item)}
              onChange={(isReady) => setReady(isReady ? [...ready, item] : ready.filter((one) => one !== item))}
            >
              {item}
            </Check>
          ))}
        </fieldset>
        {state.kind === "refused" ? <Banner tone="red">{state.message}</Banner> : null}
        <small className={css["integrity"]}>{m.integrity}</small>
      </div>
    </Dialog>
  );
}

/** The title as it is by now: one's own words in ink, the template's in orange. */
function Pieces({ page, words, isEnglish }: { page: TemplatePage; words: SlotWords; isEnglish: boolean }) {
  if (isEnglish && variant === "zh") return page.title;
  return titlePieces(page, words).map(({ text, slot, isOwn, at }) =>
    slot === null ? (
      text
    ) : (
      <b key={at} data-own={isOwn || undefined}>
        {text}
      </b>
    ),
  );
}
