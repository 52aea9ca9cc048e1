import { webPaths } from "@tangleaf/contract/web-paths";
import { sessionMessages } from "#messages/session.ts";
import css from "./legal-line.module.css";

const m = sessionMessages.legal;

/** What is accepted with a sign-in. The pages open beside it, so that nothing begun here is lost. */
export function LegalLine() {
  return (
    <p className={css["line"]}>
      {m.before}
      <a href={webPaths.agreement} target="_blank" rel="noopener">
        {m.agreement}
      </a>
      {m.and}
      <a href={webPaths.privacy} target="_blank" rel="noopener">
        {m.privacy}
      </a>
    </p>
  );
}
