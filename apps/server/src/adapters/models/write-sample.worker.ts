import { parentPort, workerData } from "node:worker_threads";
import { type SampleTask, writeSample } from "@tangleaf/writer/sample";

parentPort?.postMessage(writeSample(workerData as SampleTask));
