/** Copies a line as it is: a code, a link. Throws where the browser lets nobody copy. */
export async function copyLine(line: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(line);
  } catch {
    copyBySelection(line);
  }
}

/** In-app browsers without the clipboard call know the old command. */
function copyBySelection(line: string): void {
  const field = document.createElement("textarea");
  field.value = line;
  field.readOnly = true;
  field.style.cssText = "position:fixed;left:-9999px;top:0";
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error("copy refused");
}
