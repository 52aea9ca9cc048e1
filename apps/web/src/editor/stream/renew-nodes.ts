/** What the page itself adds to a drawn element: how a line of a letter stands and how far it is set in, that a formula is set. */
const isAdded = ({ name, value }: Attr) => (name === "style" ? value.startsWith("--") : name.startsWith("data-"));

/**
 * Makes the drawn nodes `old` of `parent` what `next` says, and answers the nodes that stand there then. What has not changed stays the
 * same node, so that the browser styles and lays out only the characters that are new, and a formula that is set stays set. `caret`
 * stands among them and is no part of the text.
 */
export function renewNodes(
  parent: Element,
  { old, next, caret }: { old: readonly ChildNode[]; next: readonly ChildNode[]; caret: Element },
): ChildNode[] {
  const standing: ChildNode[] = [];
  let before: ChildNode | null = old.at(-1)?.nextSibling ?? null;
  if (old.length === 0 && caret.parentNode === parent) before = caret;
  for (const [at, now] of next.entries()) {
    const last = old[at];
    if (last && isSame(last, now)) {
      renew(last, now, caret);
      standing.push(last);
    } else {
      if (last) last.replaceWith(now);
      else parent.insertBefore(now, before);
      standing.push(now);
    }
  }
  for (const gone of old.slice(next.length)) gone.remove();
  return standing;
}

/** Whether one can become the other without being drawn anew. */
function isSame(last: Node, now: Node): boolean {
  if (last instanceof Text) return now instanceof Text;
  if (!(last instanceof Element && now instanceof Element) || last.nodeName !== now.nodeName) return false;
  const isGiven = [...now.attributes].every(({ name, value }) => last.getAttribute(name) === value);
  return isGiven && [...last.attributes].every((attribute) => now.hasAttribute(attribute.name) || isAdded(attribute));
}

function renew(last: Node, now: Node, caret: Element): void {
  if (last instanceof Text && now instanceof Text) renewText(last, now.data);
  else if (last instanceof Element && !last.matches(".math")) {
    const old = [...last.childNodes].filter((node) => node !== caret);
    renewNodes(last, { old, next: [...now.childNodes], caret });
  }
}

function renewText(text: Text, data: string): void {
  if (text.data === data) return;
  if (data.startsWith(text.data)) text.appendData(data.slice(text.data.length));
  else text.data = data;
}
