import { visitScreens } from "./support/visit-screens.ts";

visitScreens("en");
