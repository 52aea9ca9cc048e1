import { Palette } from "#features/palette/palette.tsx";
import { worksHere } from "./works-here.ts";

/** The palette, with what a visitor has made here: the features that keep it know nothing of each other. */
export const OwnPalette = () => <Palette listHere={worksHere} />;
