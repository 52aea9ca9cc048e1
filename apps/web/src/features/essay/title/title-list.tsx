import type { EssayLanguage, TitleSuggestion } from "@tangleaf/contract";
import { essayMessages } from "#messages/essay.ts";
import { essayTitleMessages } from "#messages/essay-title.ts";
import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./title-list.module.css";

const m = essayTitleMessages.results;

type TitleListProps = {
  titles: readonly TitleSuggestion[];
  /** Of the titles; their translation is in English, or in Chinese. */
  language: EssayLanguage;
  /** The title that is being saved. */
  picking: string | null;
  /** Left out where a title cannot be chosen any more: it can be copied. */
  onPick?: (suggestion: TitleSuggestion) => void;
  isNewest?: boolean;
};

/** Titles, each with its translation and keywords, on one sheet. */
export function TitleList({ titles, language, picking, onPick, isNewest = false }: TitleListProps) {
  const other = language === "zh" ? "en" : "zh";
  return (
    <ol className={`paper ${css["titles"]}`}>
      {titles.map((one, at) => (
        <li key={one.title}>
          <span className={css["no"]} aria-hidden="true">
            {ordinal(at)}
          </span>
          <h3 lang={language}>{one.title}</h3>
          {one.translated === "" ? null : (
            <p className={css["translated"]} lang={other}>
              {one.translated}
            </p>
          )}
          {one.keywords.length === 0 ? null : (
            <ul className={css["keywords"]} aria-label={m.keywordsLabel}>
              {one.keywords.map(({ zh, en }) => (
                <li key={`${zh}/${en}`}>
                  {zh === "" ? null : <span lang="zh">{zh}</span>} {en === "" ? null : <em lang="en">{en}</em>}
                </li>
              ))}
            </ul>
          )}
          <span className={css["act"]}>
            {onPick === undefined ? (
              <CopyButton text={one.title} label={m.copyOneLabel(one.title)} words={m.copyOne} />
            ) : (
              <Button
                size="sm"
                tone={isNewest && at === 0 ? "solid" : "line"}
                aria-label={m.pickLabel(one.title)}
                aria-disabled={picking !== null || undefined}
                onClick={() => onPick(one)}
              >
                {picking === one.title ? m.picking : m.pick}
                <Icon name="arrow-right" size={16} />
              </Button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

const TEN = 10;

/** 一 … 十 in the cells of the first ten; digits after, and in English. */
function ordinal(at: number): string {
  const { numerals } = essayMessages;
  return at < TEN ? (numerals[at] ?? String(at + 1)) : String(at + 1);
}
