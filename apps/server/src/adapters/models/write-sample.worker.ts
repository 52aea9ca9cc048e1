import { parentPort, workerData } from "node:worker_threads";
import type { WritingTask } from "../../ports/model.ts";
import { writeSample } from "./write-sample.ts";

parentPort?.postMessage(writeSample(workerData as WritingTask));
