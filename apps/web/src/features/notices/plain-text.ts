/** Words of a notice's HTML. The markup is dropped instead of trusted: nothing of it can run. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent.trim();
}
