import { useBaseInfoAnswer } from "#lib/queries.ts";
import { openService } from "#lib/service-dialog-store.ts";
import { serviceMessages } from "#messages/service.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { Loaded } from "#ui/loaded/loaded.tsx";
import css from "./page-end.module.css";

const m = sitePageMessages.contact;
const SKELETON_ROWS = 2;

/** How the operator of this site can be reached, and when; where nothing is configured it says so. */
export function Contact() {
  const answer = useBaseInfoAnswer();
  return (
    <section className={css["live"]} aria-labelledby="contact">
      <h2 id="contact">{m.title}</h2>
      <Loaded answer={answer} failed={m.failed} skeletonRows={SKELETON_ROWS}>
        {({ settings: { customerService, customerServiceHours: hours } }) =>
          customerService.email === null && customerService.qr === null ? (
            <p>{m.none}</p>
          ) : (
            <dl className={css["facts"]}>
              {customerService.email === null ? null : (
                <>
                  <dt>{m.email}</dt>
                  <dd>
                    <a className="link" href={`mailto:${customerService.email}`}>
                      {customerService.email}
                    </a>
                  </dd>
                </>
              )}
              <dt>{m.hours}</dt>
              <dd>
                {serviceMessages.hours(hours.weekdays, hours.weekends)}{" "}
                <button type="button" className="link" onClick={openService}>
                  {serviceMessages.open}
                </button>
              </dd>
            </dl>
          )
        }
      </Loaded>
    </section>
  );
}
