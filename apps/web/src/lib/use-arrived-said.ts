import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Said, saidIn } from "./said-state.ts";
import { useSession } from "./session-store.ts";

/** Hands over what a sentence says for the form of this page, once for each arrival, and takes it out of the address. */
export function useArrivedSaid(take: (said: Said) => void, isWanted = true): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isKnown = useSession((state) => state.owner) !== undefined;
  /** Once around after it is known whose form this is, so that what was kept stands in it. */
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(isKnown), [isKnown]);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  /** The address is without it only a moment later. */
  const taken = useRef("");
  useEffect(() => {
    const said = saidIn(location.state);
    if (!isReady || !isWanted || said === null || taken.current === location.key) return;
    taken.current = location.key;
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true, preventScrollReset: true });
    latest.current(said);
  }, [isReady, isWanted, location, navigate]);
}
