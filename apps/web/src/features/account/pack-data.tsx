import { FILE_KEPT_DAYS } from "@tangleaf/contract/constants";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { startPacking, stopPacking, usePacking } from "./packing.ts";
import css from "./security.module.css";

/** Everything one owns as a file: asked for, under way, no longer waited for. */
export function PackData() {
  const packing = usePacking(({ under }) => under !== null);
  return (
    <div className={css["line"]}>
      <div>
        <h3>{m.security.data}</h3>
        <p role="status">{packing ? m.security.packingHint : m.security.dataHint(FILE_KEPT_DAYS)}</p>
      </div>
      <div className={css["actions"]}>
        <Button waiting={packing} onClick={() => void startPacking()}>
          {packing ? <Spinner /> : <Icon name="download-simple" size={16} />}
          {packing ? m.security.takingData : m.security.takeData}
        </Button>
        {packing ? (
          <Button tone="ghost" aria-label={m.security.stopPacking} onClick={stopPacking}>
            {m.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
