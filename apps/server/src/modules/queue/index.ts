/** Public API of the queue module. */
export { createQueue } from "./create-queue.ts";
export { queuePersonalData } from "./personal-data.repo.ts";
export { QUEUE_CLASSES } from "./queue-classes.ts";
