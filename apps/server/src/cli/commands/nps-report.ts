import { countRates, listReasons } from "../../modules/advice/advice.repo.ts";
import { npsScore } from "../../modules/advice/nps-score.ts";
import { shanghaiTime } from "../../platform/shanghai-day.ts";
import { type Command, GIVEN_DAYS_MAX, readPositive } from "../command.ts";
import { configuredStore, withReader } from "../store.ts";

const DAYS = "90";
const DAY_MS = 86_400_000;
const REASONS_SHOWN = 20;

export const npsReport: Command = {
  usage: "nps report [--days 90]",
  summary: "nps.summary",
  options: { days: { type: "string" } },
  words: { min: 0, max: 0 },
  run: ({ config, clock, say }, { options }) =>
    withReader(configuredStore(config), async ({ db }) => {
      const days = readPositive(String(options["days"] ?? DAYS), { most: GIVEN_DAYS_MAX, usage: npsReport.usage });
      const since = clock.now() - days * DAY_MS;
      const rates = await countRates(db, since);
      const { asked, answered, promoters, detractors, score, margin } = npsScore(rates);
      say("nps.asked", { days, asked, answered });
      if (score === null) return;
      say("nps.score", { score: score.toFixed(0), margin: margin === null ? "—" : margin.toFixed(0), promoters, detractors });
      for (const { rate, count } of rates.filter((one) => one.rate !== null).sort((a, b) => Number(b.rate) - Number(a.rate)))
        say("nps.rate", { rate: rate ?? "", count });
      for (const { rate, advice, answered_at } of await listReasons(db, { since, limit: REASONS_SHOWN })) {
        say("nps.reason", {
          rate: rate ?? "",
          at: answered_at === null ? "" : shanghaiTime(answered_at),
          advice: advice.replaceAll(/(?<!\s)\s*\n\s*/g, " ⏎ "),
        });
      }
    }),
};
