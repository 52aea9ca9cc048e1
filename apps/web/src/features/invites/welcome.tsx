import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { openLogin } from "#lib/session-store.ts";
import { invitesMessages } from "#messages/invites.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./landing.module.css";

const m = invitesMessages.landing;

type WelcomeProps = {
  /** Not known yet whether somebody is signed in: members are not shown the words. */
  isRestoring: boolean;
  /** Undefined while asked for, and where nobody invites. */
  inviter: { nickname: string; headimg: string } | undefined;
  problem: "unknown" | "failed" | null;
};

/** What a newcomer sees; whatever is wrong with the code, they may start. */
export function Welcome({ isRestoring, inviter, problem }: WelcomeProps) {
  return (
    <div className={`paper ${css["sheet"]}`}>
      <div data-restoring={isRestoring || undefined}>
        {problem === null ? (
          <p className={css["inviter"]} aria-live="polite">
            {inviter === undefined ? null : (
              <>
                <Avatar name={inviter.nickname} picture={inviter.headimg} size="md" />
                {m.invites(inviter.nickname)}
              </>
            )}
          </p>
        ) : null}
        {problem === "unknown" ? (
          <Banner tone="amber">
            <b>{m.unknown.title}</b>
            <br />
            {m.unknown.text}
          </Banner>
        ) : null}
        {problem === "failed" ? <Banner>{m.failed}</Banner> : null}
        <h1>{m.heading}</h1>
        <ul className={css["what"]}>
          {m.what.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
        <p className={css["gift"]}>
          <Icon name="gift-duotone" />
          {m.gift(formatNumber(NEW_USER_GIFT_TOKENS), formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)))}
        </p>
        <div className={css["ways"]}>
          <Button tone="solid" size="lg" block onClick={() => openLogin({ reason: m.loginReason })}>
            {m.go}
          </Button>
          <Link to={webPaths.sceneList("all")} className="link">
            {m.look}
          </Link>
        </div>
      </div>
    </div>
  );
}
