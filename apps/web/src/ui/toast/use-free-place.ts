import { type RefObject, useLayoutEffect, useState } from "react";
import { isPhone } from "#lib/use-phone.ts";
import { type Box, findFreePlace, type Obstacle, weightOver } from "./find-free-place.ts";
import { readControls, seenArea } from "./read-controls.ts";

/** How often it is looked whether a bar has come under what is shown. */
const LOOK_EVERY_MS = 250;

type Place = Pick<Box, "left" | "top">;

/** Where the notices of `host` lie over no bar, and over as few controls as can be; found again when their size changes or a bar comes there. */
export function useFreePlace(host: RefObject<HTMLElement | null>, isShown: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (!isShown || host.current === null) return setPlace(null);
    const section = host.current;
    let size = { width: 0, height: 0 };
    let shown: Place | null = null;
    const look = () => {
      const { offsetWidth: width, offsetHeight: height } = section;
      const obstacles = readControls(section);
      const isSame = width === size.width && height === size.height;
      if (isSame && shown !== null && !isOverBar({ ...shown, ...size }, obstacles)) return;
      size = { width, height };
      shown = findFreePlace({ size, area: seenArea(), isPhone: isPhone(), obstacles });
      setPlace(shown);
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [host, isShown]);
  return place;
}

const isOverBar = (box: Box, obstacles: readonly Obstacle[]) =>
  weightOver(
    box,
    obstacles.filter(({ isBar }) => isBar),
  ) > 0;
