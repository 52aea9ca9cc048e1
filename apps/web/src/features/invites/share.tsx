import type { User } from "@tangleaf/contract";
import { useEffect, useState } from "react";
import { handOver } from "#lib/hand-over.ts";
import { isShareable } from "#lib/is-shareable.ts";
import { invitesMessages as m } from "#messages/invites.ts";
import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import posterDialogCss from "./poster-dialog.module.css";
import css from "./share.module.css";

/** The link, the code and the poster. */
export function Share({ user }: { user: User }) {
  const [poster, setPoster] = useState(false);
  const cells = [...user.inviteCode].map((character, at) => ({ character, at }));
  return (
    <section className={`paper ${css["share"]}`} aria-label={m.share.title}>
      <div className={css["part"]}>
        <h2>{m.share.link}</h2>
        {isShareable(user.inviteLink) ? (
          <>
            <p className={css["link"]}>{user.inviteLink.replace(/^https?:\/\//, "")}</p>
            <div className={css["ways"]}>
              <CopyButton
                text={user.inviteLink}
                label={m.share.copyLink}
                words={m.share.copyLink}
                icon="link-simple"
                tone="solid"
                size="md"
              />
              <Button onClick={() => setPoster(true)}>
                <Icon name="qr-code" size={16} />
                {m.share.poster}
              </Button>
            </div>
          </>
        ) : (
          <p className={css["noLink"]}>{m.share.noAddress}</p>
        )}
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

/** The bytes of a `data:` address; the page's policy lets nothing fetch it. */
function toBlob(address: string): Blob {
  const [head = "", base64 = ""] = address.split(",");
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}

type PosterDialogProps = { open: boolean; user: User; onClose: () => void };

/** The poster as a picture: pressed long it can be saved where a page cannot save files itself. */
function PosterDialog({ open, user, onClose }: PosterDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.poster.title} description={m.poster.hint} width="sm">
      <Poster user={user} />
    </Dialog>
  );
}

function Poster({ user: { nickname, inviteLink } }: { user: User }) {
  const [picture, setPicture] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let gone = false;
    import("./draw-poster.ts")
      .then(({ drawPoster }) => drawPoster({ name: nickname, link: inviteLink }))
      .then(
        (drawn) => gone || setPicture(drawn),
        () => gone || setFailed(true),
      );
    return () => {
      gone = true;
    };
  }, [nickname, inviteLink, failed]);
  const save = () => handOver(toBlob(picture ?? ""), m.poster.fileName).catch(() => undefined);
  if (failed) {
    return (
      <div className={posterDialogCss["failed"]} role="alert">
        <p>{m.poster.failed}</p>
        <Button onClick={() => setFailed(false)}>{m.poster.again}</Button>
      </div>
    );
  }
  if (picture === null) {
    return (
      <div className={posterDialogCss["drawing"]}>
        <span className="sr" role="status">
          {m.poster.drawing}
        </span>
        <SkeletonCells />
      </div>
    );
  }
  return (
    <>
      <img className={posterDialogCss["picture"]} src={picture} alt={m.poster.alt(nickname, inviteLink)} width={1080} height={1440} />
      <Button tone="solid" size="lg" block onClick={() => void save()}>
        <Icon name="download-simple" size={16} />
        {m.poster.save}
      </Button>
    </>
  );
}
