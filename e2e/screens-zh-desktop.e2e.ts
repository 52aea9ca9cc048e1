import { visitScreens } from "./support/visit-screens.ts";

visitScreens({ variant: "zh", device: "desktop", theme: "light" });
