import { NotFound } from "#app/shell/not-found.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { notFoundMessages as m } from "#messages/shell.ts";

export const meta = () => pageMeta({ title: m.title });
export const handle = { footer: true };

export default function NotFoundScreen() {
  return <NotFound />;
}
