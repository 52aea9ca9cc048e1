/** Puts a picture where the person wants it: by the telephone's own sheet (album, another app), else as a download. */
export async function savePicture({ blob, name }: { blob: Blob; name: string }): Promise<void> {
  const file = new File([blob], `${name}.png`, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet is no failure, and a refusal leaves the code on the screen.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has begun only after this turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
