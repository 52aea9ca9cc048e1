import { useEffect, useState } from "react";

const SIDE_PIXELS = 480;
/** A picture that is saved carries the margin cameras need. */
const MARGIN_PIXELS = 32;

/** The code as a bitmap: telephones save and recognise only those by a long press. Until it is drawn, the code as it came. */
export function QrImage({ src, label }: { src: string; label: string }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    setPicture(null);
    const image = new Image();
    image.onload = () => setPicture(bitmapOf(image));
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);
  return <img src={picture ?? src} alt={label} width="100%" height="100%" />;
}

function bitmapOf(image: HTMLImageElement): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE_PIXELS;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const inner = SIDE_PIXELS - 2 * MARGIN_PIXELS;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  pen.drawImage(image, MARGIN_PIXELS, MARGIN_PIXELS, inner, inner);
  return canvas.toDataURL("image/png");
}
