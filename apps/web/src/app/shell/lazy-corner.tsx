import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { whenWanted } from "#lib/when-wanted.ts";

/** What the operator has set up is shown once the server has told. */
export const whenLookedFor = () => whenWanted({ orInView: true });
const ServiceCorner = lazyWithQueries(() => import("./service-corner.tsx").then((module) => module.ServiceCorner), {
  after: whenLookedFor,
});

export const corner = <ServiceCorner />;
export const cornerInBar = <ServiceCorner inBar />;
