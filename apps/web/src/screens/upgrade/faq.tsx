import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Section } from "#ui/section/section.tsx";
import css from "./upgrade-screen.module.css";

/** What people ask before and after paying. */
export function Faq() {
  return (
    <Section title={m.faq.title} bare>
      <div className={css["faq"]}>
        {m.faq.items.map(({ ask, answer }) => (
          <div key={ask}>
            <h3>{ask}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
