import { estimateTokens } from "@tangleaf/contract/estimate";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfoAnswer } from "#lib/queries.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { Loaded } from "#ui/loaded/loaded.tsx";
import css from "./page-end.module.css";

const m = sitePageMessages.models;
const SHOWN_CHARACTERS = 1000;
const SKELETON_ROWS = 3;

/** The models this site writes with, and what each costs by the calculation behind the button. */
export function ModelTable() {
  const answer = useBaseInfoAnswer();
  return (
    <section className={css["live"]} aria-labelledby="models">
      <h2 id="models">{m.title}</h2>
      <p>{m.lead}</p>
      <Loaded answer={answer} failed={m.failed} skeletonRows={SKELETON_ROWS}>
        {({ modelList }) => (
          <table className={css["table"]}>
            <thead>
              <tr>
                <th scope="col">{m.columns.name}</th>
                <th scope="col">{m.columns.factor}</th>
                <th scope="col">{m.columns.thousand}</th>
              </tr>
            </thead>
            <tbody>
              {modelList.map(({ name, label, price, isDefault, builtin }) => (
                <tr key={name}>
                  <th scope="row">
                    {label}{" "}
                    <small>
                      {[...(isDefault && modelList.length > 1 ? [m.isDefault] : []), ...(builtin ? [m.builtin] : [])].join(" · ")}
                    </small>
                  </th>
                  <td>{m.times(String(price))}</td>
                  <td>{m.tokens(formatNumber(estimateTokens(SHOWN_CHARACTERS, price)))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}
