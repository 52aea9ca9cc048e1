import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The caret is followed while it is at most this far below the lower edge. */
const FOLLOW_WITHIN_PX = 120;
/** Room kept free under the caret for the dock. */
const DOCK_SPACE_PX = 120;

/**
 * Keeps the line being written in view until the reader scrolls up. `grew` is called after every flush; `behind` says the
 * caret is out of sight, `catchUp` goes back to it.
 */
export function useFollowing(caret: RefObject<HTMLElement | null>, active: boolean) {
  const following = useRef(true);
  /** The page was scrolled from here, and not by its reader: nothing is to be asked then. */
  const led = useRef(false);
  const [behind, setBehind] = useState(false);

  const distance = useCallback(() => {
    const box = caret.current?.isConnected ? caret.current.getBoundingClientRect() : null;
    return box ? box.bottom - (window.innerHeight - DOCK_SPACE_PX) : 0;
  }, [caret]);

  const catchUp = useCallback(() => {
    following.current = true;
    setBehind(false);
    const below = distance();
    if (below > 0) window.scrollBy({ top: below });
  }, [distance]);

  useEffect(() => {
    if (!active) {
      following.current = true;
      setBehind(false);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const below = distance();
      following.current = below <= FOLLOW_WITHIN_PX;
      setBehind(!following.current);
    };
    // After the frame, which lays out what has come into view: asked for before it, that would be laid out twice.
    const onScroll = () => {
      if (!led.current) timer ??= setTimeout(look);
      led.current = false;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, [active, distance]);

  const grew = useCallback(() => {
    if (!following.current) return;
    const below = distance();
    if (below <= 0) return;
    window.scrollBy({ top: below });
    led.current = true;
  }, [distance]);

  /** Somebody works further up: the page stays where it is. */
  const pause = useCallback(() => {
    following.current = false;
  }, []);

  return { behind, grew, catchUp, pause };
}
