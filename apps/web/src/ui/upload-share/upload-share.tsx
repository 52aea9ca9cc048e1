import { uploadMessages as m } from "#messages/upload.ts";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import css from "./upload-share.module.css";

const WHOLE = 100;

/** How much of a file has been sent: a bar with the number beside it. Nothing once it is all there (`share` 1) or before it begins (null). */
export function UploadShare({ share }: { share: number | null }) {
  if (share === null || share === 1) return null;
  const percent = Math.floor(share * WHOLE);
  return (
    <div className={css["share"]}>
      <ProgressBar value={percent} label={m.sent(percent)} />
      <span aria-hidden="true">{m.sent(percent)}</span>
    </div>
  );
}
