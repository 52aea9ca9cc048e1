import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#lib/api-error.ts";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { statementQuery } from "./api.ts";
import css from "./export-dialog.module.css";

type StatementCheckProps = { essayId: string; checked: boolean; onChange: (checked: boolean) => void };

/** Whether the file says how AI took part; the words can be read and copied here. */
export function StatementCheck({ essayId, checked, onChange }: StatementCheckProps) {
  const [isShown, setShown] = useState(false);
  const { data, error } = useQuery({ ...statementQuery(essayId), enabled: isShown });
  return (
    <div className={css["statement"]}>
      <div className={css["row"]}>
        <Check checked={checked} onChange={onChange}>
          {m.statement.check}
        </Check>
        <Button tone="ghost" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? m.statement.hide : m.statement.show}
        </Button>
      </div>
      {isShown ? (
        <div className={css["said"]} role="status">
          {data === undefined ? (
            <p>{error !== null ? failureText(error, m.statement.failed) : m.statement.asking}</p>
          ) : (
            <>
              {data.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <CopyButton text={data.paragraphs.join("\n")} label={m.statement.copy} words={m.statement.copy} />
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
