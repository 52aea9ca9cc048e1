import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { whenIdle } from "#lib/when-idle.ts";

const ServiceCorner = lazyWithQueries(() => import("./service-corner.tsx").then((module) => module.ServiceCorner), {
  after: whenIdle,
});

export const corner = <ServiceCorner />;
export const cornerInBar = <ServiceCorner inBar />;
