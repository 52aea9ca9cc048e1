import type { User } from "@tangleaf/contract";
import { useState } from "react";
import { invitesMessages as m } from "#messages/invites.ts";
import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { PosterDialog } from "./poster-dialog.tsx";
import css from "./share.module.css";

/** The link, the code and the poster. */
export function Share({ user }: { user: User }) {
  const [poster, setPoster] = useState(false);
  const cells = [...user.inviteCode].map((character, at) => ({ character, at }));
  return (
    <section className={`paper ${css["share"]}`} aria-label={m.share.title}>
      <div className={css["part"]}>
        <h2>{m.share.link}</h2>
        <p className={css["link"]}>{user.inviteLink.replace(/^https?:\/\//, "")}</p>
        <div className={css["ways"]}>
          <CopyButton text={user.inviteLink} label={m.share.copyLink} words={m.share.copyLink} icon="link-simple" tone="solid" size="md" />
          <Button onClick={() => setPoster(true)}>
            <Icon name="qr-code" size={16} />
            {m.share.poster}
          </Button>
        </div>
      </div>
      <div className={css["part"]}>
        <h2>{m.share.code}</h2>
        <p>
          <span className="sr">{user.inviteCode}</span>
          <span className={css["code"]} aria-hidden="true">
            {cells.map(({ character, at }) => (
              <i key={at}>{character}</i>
            ))}
          </span>
        </p>
        <CopyButton text={user.inviteCode} label={m.share.copyCode} words={m.share.copyCode} size="md" />
      </div>
      <PosterDialog open={poster} user={user} onClose={() => setPoster(false)} />
    </section>
  );
}
