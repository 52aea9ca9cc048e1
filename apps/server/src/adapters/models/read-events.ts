/** Lines of a `text/event-stream` body as their `data` values. Comments come as null, so that the reader sees signs of life. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    let from = 0;
    for (let end = rest.indexOf("\n", from); end >= 0; end = rest.indexOf("\n", from)) {
      const line = rest.slice(from, rest.charCodeAt(end - 1) === 13 ? end - 1 : end);
      from = end + 1;
      if (line.startsWith("data:")) yield line.slice(5).trimStart();
      else if (line.startsWith(":")) yield null;
    }
    rest = rest.slice(from);
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}
