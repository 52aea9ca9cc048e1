import { visitScreens } from "./support/visit-screens.ts";

visitScreens({ variant: "en", device: "desktop", theme: "light" });
