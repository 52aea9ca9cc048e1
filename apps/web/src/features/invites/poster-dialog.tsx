import type { User } from "@tangleaf/contract";
import { useEffect, useState } from "react";
import { invitesMessages as m } from "#messages/invites.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import css from "./poster-dialog.module.css";

type PosterDialogProps = { open: boolean; user: User; onClose: () => void };

/** The poster as a picture: pressed long it can be saved where a page cannot save files itself. */
export function PosterDialog({ open, user, onClose }: PosterDialogProps) {
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
  const save = () => {
    const link = document.createElement("a");
    link.href = picture ?? "";
    link.download = m.poster.fileName;
    link.click();
  };
  if (failed) {
    return (
      <div className={css["failed"]} role="alert">
        <p>{m.poster.failed}</p>
        <Button onClick={() => setFailed(false)}>{m.poster.again}</Button>
      </div>
    );
  }
  if (picture === null) {
    return (
      <div className={css["drawing"]}>
        <span className="sr" role="status">
          {m.poster.drawing}
        </span>
        <SkeletonCells />
      </div>
    );
  }
  return (
    <>
      <img className={css["picture"]} src={picture} alt={m.poster.alt(nickname, inviteLink)} width={1080} height={1440} />
      <Button tone="solid" size="lg" block onClick={save}>
        <Icon name="download-simple" size={16} />
        {m.poster.save}
      </Button>
    </>
  );
}
