import { PAGE_MAX } from "@tangleaf/contract/constants";
import { useSearchParams } from "react-router";

/** The page an address asks for; one that makes no sense is the first. */
export function readPage(params: URLSearchParams): number {
  return Math.min(Math.max(1, Math.trunc(Number(params.get("page"))) || 1), PAGE_MAX);
}

/** The page of the list a screen shows, kept in its address: a link, the way back and a reload lead to the same rows. */
export function useAddressPage(): { page: number; showPage: (page: number) => void } {
  const [params, setParams] = useSearchParams();
  const showPage = (page: number) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (page === 1) next.delete("page");
        else next.set("page", String(page));
        return next;
      },
      { preventScrollReset: true },
    );
  return { page: readPage(params), showPage };
}
