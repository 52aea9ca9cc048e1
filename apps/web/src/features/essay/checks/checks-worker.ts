import "#lib/polyfills.ts";
import { type CheckRequest, createCheckRunner } from "./check-runner.ts";

const run = createCheckRunner();

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => self.postMessage(run(data));
