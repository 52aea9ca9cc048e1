import type { DefenceMinutes } from "@tangleaf/contract";
import { DEFENCE_MINUTES, defenceCharacters } from "@tangleaf/contract/defence";
import { estimateTokens } from "@tangleaf/contract/estimate";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { useModelPrice } from "#lib/models.ts";
import { useCounter } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { defenceMessages as m } from "#messages/defence.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { defenceQuery, defencesQuery } from "./api.ts";
import css from "./defence-dialog.module.css";
import { DefenceView } from "./defence-view.tsx";
import { useDefence } from "./use-defence.ts";

type DefenceDialogProps = {
  documentId: string;
  open: boolean;
  onClose: () => void;
  /** Sends what the server does not have yet. */
  store: () => Promise<void>;
};

/** Slides, a talk and likely questions of the document. */
export function DefenceDialog({ documentId, open, onClose, store }: DefenceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.title} description={m.lead} shape="sheet" width="lg">
      {open ? <Defence documentId={documentId} store={store} /> : null}
    </Dialog>
  );
}

function Defence({ documentId, store }: Pick<DefenceDialogProps, "documentId" | "store">) {
  const made = useQuery(defencesQuery(documentId));
  const [minutes, setMinutes] = useState<DefenceMinutes>(8);
  const [picked, setPicked] = useState<string | null>(null);
  const { working, failed, write, stop } = useDefence({ documentId, store });
  const price = useModelPrice(null);
  const unlimited = useCounter()?.unLimitPlan.isUnLimit === true;
  const list = made.data ?? [];
  const shown = list.find(({ generationId }) => generationId === picked) ?? list[0];
  const start = async () => setPicked((await write(minutes)) ?? picked);
  return (
    <div className={css["defence"]}>
      <div className={css["ask"]}>
        <Segmented
          label={m.minutes}
          value={String(minutes)}
          onChange={(chosen) => setMinutes(DEFENCE_MINUTES.find((one) => String(one) === chosen) ?? minutes)}
          options={DEFENCE_MINUTES.map((one) => ({ value: String(one), label: m.minutesOf(one) }))}
        />
        {working ? (
          <Button onClick={stop}>{m.stop}</Button>
        ) : (
          <Button tone="write" onClick={() => void start()}>
            {list.length === 0 ? m.write : m.again}
            <ButtonCost>
              {unlimited ? null : <HalfSlice />}
              {unlimited ? m.free : m.cost(formatNumber(estimateTokens(defenceCharacters(minutes, variant), price)))}
            </ButtonCost>
          </Button>
        )}
      </div>
      <p role="status" className={css["state"]}>
        {working ? (
          <>
            <Spinner />
            {m.working}
          </>
        ) : null}
      </p>
      {failed === null ? null : (
        <p role="alert" className={css["failed"]}>
          {failed}
        </p>
      )}
      <Loaded answer={made} failed={m.loadFailed}>
        {() =>
          shown === undefined ? null : (
            <>
              {list.length < 2 ? null : (
                <Field label={m.earlier}>
                  {(control) => (
                    <Select {...control} value={shown.generationId} onChange={(event) => setPicked(event.target.value)}>
                      {list.map((one) => (
                        <option key={one.generationId} value={one.generationId}>
                          {m.made(momentOf(one.createdAt, new Date()), one.minutes)}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              )}
              <Shown key={shown.generationId} generationId={shown.generationId} minutes={shown.minutes} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Shown({ generationId, minutes }: { generationId: string; minutes: number }) {
  const kit = useQuery(defenceQuery(generationId));
  return (
    <Loaded answer={kit} failed={m.loadFailed}>
      {(data) =>
        data === null ? (
          <p className={css["failed"]}>{m.failed}</p>
        ) : (
          <DefenceView generationId={generationId} kit={data} minutes={minutes} />
        )
      }
    </Loaded>
  );
}
