import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The caret is followed while it is at most this far below the lower edge. */
const FOLLOW_WITHIN_PX = 120;
/** Room kept free under the caret for the dock. */
const DOCK_SPACE_PX = 120;
/** A page scrolled by less from where it was put has not been moved by anybody. */
const OWN_SCROLL_PX = 1;

/**
 * Keeps the line being written in view until the reader scrolls up. `grew` is called after every flush; `behind` says the
 * caret is out of sight, `catchUp` goes back to it.
 */
export function useFollowing(caret: RefObject<HTMLElement | null>, active: boolean) {
  const following = useRef(true);
  const [behind, setBehind] = useState(false);

  const distance = useCallback(() => {
    const box = caret.current?.isConnected ? caret.current.getBoundingClientRect() : null;
    return box ? box.bottom - (window.innerHeight - DOCK_SPACE_PX) : 0;
  }, [caret]);

  /** Where our own scrolling left the page: only what differs from it is somebody's. */
  const scrolledTo = useRef(-1);
  const scrollToCaret = useCallback(() => {
    const below = distance();
    if (below <= 0) return;
    window.scrollBy({ top: below });
    scrolledTo.current = window.scrollY;
  }, [distance]);

  const catchUp = useCallback(() => {
    following.current = true;
    setBehind(false);
    scrollToCaret();
  }, [scrollToCaret]);

  useEffect(() => {
    if (!active) {
      following.current = true;
      setBehind(false);
      return;
    }
    const onScroll = () => {
      if (Math.abs(window.scrollY - scrolledTo.current) < OWN_SCROLL_PX) return;
      scrolledTo.current = -1;
      following.current = distance() <= FOLLOW_WITHIN_PX;
      setBehind(!following.current);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [active, distance]);

  // Once for all that grew since the last frame, in the frame that lays it out anyway.
  const frame = useRef(0);
  const grew = useCallback(() => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      if (following.current) scrollToCaret();
    });
  }, [scrollToCaret]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );

  /** Somebody works further up: the page stays where it is. */
  const pause = useCallback(() => {
    following.current = false;
  }, []);

  return { behind, grew, catchUp, pause };
}
