/** Public API of the queue module. */
export { createQueue } from "./create-queue.ts";
export { QUEUE_CLASSES } from "./queue-classes.ts";
