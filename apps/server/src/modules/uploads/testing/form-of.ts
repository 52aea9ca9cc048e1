import type { TestApp } from "../../../testing/test-app.ts";

/** A form as it goes over the wire; `type` is its content type, with the boundary. */
export type Form = { readonly body: Buffer; readonly type: string };

/** A form with one file, or with a field of text in its place; `texts` stand before it. */
export async function formOf(
  file: { name: string; bytes: Uint8Array } | null,
  field = "file",
  texts: Readonly<Record<string, string>> = {},
): Promise<Form> {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (file !== null) form.append(field, new File([new Uint8Array(file.bytes)], file.name));
  else form.append(field, "no file");
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get("content-type") ?? "" };
}

/** Sends a form to a call that takes one. */
export async function sendFormTo(app: TestApp, url: string, { token, form }: { token: string | undefined; form: Form }) {
  const headers = { "content-type": form.type, ...(token && { authorization: token }) };
  return app.send({ method: "POST", url, headers, payload: form.body });
}

/** Sends a form to the upload call. */
export async function sendForm(app: TestApp, token: string | undefined, form: Form) {
  const answer = await sendFormTo(app, "/api/file/upload", { token, form });
  return { ...answer, data: answer.data as { fileId: string; name: string; type: string; bytes: number } };
}
