import "#lib/polyfills.ts";
import { readGrids } from "./read-grids.ts";

self.onmessage = ({ data }) => void readGrids(data).then((reply) => self.postMessage(reply));
