/**
 * A page to leaf through the pictures of all screens, those with faults first.
 * @param {readonly {name: string, variant: string, device: string, theme: string, size: string, picture: string, faults: readonly string[]}[]} screens
 */
export function screensPage(screens) {
  const figures = screens
    .toSorted((a, b) => b.faults.length - a.faults.length || a.name.localeCompare(b.name))
    .map(({ name, variant, theme, size, picture, faults }) => {
      const list = faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join("");
      const caption = escapeHtml(`${name} · ${variant} · ${size} · ${theme}`);
      return `<figure><img loading="lazy" src="${escapeHtml(picture)}" alt=""><figcaption>${caption}<ul>${list}</ul></figcaption></figure>`;
    });
  return `<!doctype html><meta charset="utf-8"><title>${screens.length} screens</title>
<style>body{display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:16px;font:13px sans-serif}img{max-width:100%;max-height:600px}figure{margin:0}</style>
${figures.join("\n")}
`;
}

const escapeHtml = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
