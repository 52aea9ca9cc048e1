import { useEffect, useState } from "react";

const SIDE_PIXELS = 480;
/** A picture that is saved carries the margin cameras need. */
const MARGIN_PIXELS = 32;
const TYPE = "image/png";

export type QrPicture = { src: string; blob: Blob | null };

/** The code as a bitmap: telephones save and recognise only those. Until it is drawn, null. */
export function useQrPicture(src: string): QrPicture | null {
  const [picture, setPicture] = useState<QrPicture | null>(null);
  useEffect(() => {
    setPicture(null);
    const image = new Image();
    let gone = false;
    image.onload = () => {
      const canvas = drawn(image);
      canvas?.toBlob((blob) => {
        if (!gone) setPicture({ src: canvas.toDataURL(TYPE), blob });
      }, TYPE);
    };
    image.src = src;
    return () => {
      gone = true;
    };
  }, [src]);
  return picture;
}

function drawn(image: HTMLImageElement): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE_PIXELS;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const inner = SIDE_PIXELS - 2 * MARGIN_PIXELS;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  pen.drawImage(image, MARGIN_PIXELS, MARGIN_PIXELS, inner, inner);
  return canvas;
}
