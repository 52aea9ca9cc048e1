import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { authenticate } from "./authenticate.ts";
import type { BoundRoute } from "./bind.ts";
import type { CallTurns } from "./call-turns.ts";
import { success } from "./envelope.ts";
import { withFormFile } from "./form-file.ts";
import { parseInput } from "./parse-input.ts";
import { callsPerMinute } from "./rate-limits.ts";
import { requestOrigin } from "./request-origin.ts";

/** Registers one call: authenticate, parse, call, present. Streams write the response themselves. */
export function registerCall(
  app: FastifyInstance,
  bound: BoundRoute,
  deps: Pick<Deps, "config" | "account"> & { readonly inTurn: CallTurns },
): void {
  const { route } = bound;
  const { config, account } = deps;
  // `bind` has checked the handler against its route.
  const handle = bound.handle as (call: object) => Promise<unknown>;
  // Chosen once: a closure in the handler of every call costs a tenth of it.
  const answer = route.accepts === "multipart" ? withForm(handle, { route, config }) : handle;
  const max = callsPerMinute(route.path, config);

  app.post(route.path, { config: max === null ? {} : { rateLimit: { max } } }, async (request, reply) => {
    const caller = await authenticate(route.auth, request, account);
    const input = route.accepts === "multipart" ? {} : parseInput(route.input, request.body ?? {}, config.variant);
    const call = {
      input,
      caller,
      request,
      reply,
      get origin() {
        return requestOrigin(request, config);
      },
    };
    const data = await deps.inTurn({ path: route.path, userId: caller?.userId }, () => answer(call));
    if (route.answers === "stream" || route.answers === "bytes") return reply;
    return success(config.env === "test" ? route.output.parse(data) : data);
  });
}

/** The handler of a call that takes a form: the fields before its file are its input, the file is read as it comes. */
function withForm(handle: (call: object) => Promise<unknown>, { route, config }: Pick<BoundRoute, "route"> & Pick<Deps, "config">) {
  return (call: { readonly request: FastifyRequest }) =>
    withFormFile({ request: call.request, config }, async (file, fields) =>
      handle(Object.assign(call, { file, input: parseInput(route.input, fields, config.variant) })),
    );
}
