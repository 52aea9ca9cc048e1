import { pageMeta } from "#lib/page-meta.ts";

export const meta = () => pageMeta({});

export default function NotFoundScreen() {
  return <h1>…</h1>;
}
