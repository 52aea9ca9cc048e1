import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import { BODY_MAX_BYTES } from "@tangleaf/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Deps } from "./deps.ts";
import { adviseCalls } from "./http/advise.ts";
import { agreementCalls } from "./http/agreement.ts";
import { aiCalls } from "./http/ai.ts";
import { authCalls } from "./http/auth.ts";
import { registerAvatars } from "./http/avatars.ts";
import type { BoundRoute } from "./http/bind.ts";
import { createCallTurns } from "./http/call-turns.ts";
import { chartCalls } from "./http/chart.ts";
import { defenceCalls } from "./http/defence.ts";
import { documentCalls } from "./http/document.ts";
import { refusal } from "./http/envelope.ts";
import { registerErrorHandler } from "./http/error-handler.ts";
import { asAppError } from "./http/error-reason.ts";
import { essayCalls } from "./http/essay.ts";
import { downloadCalls, uploadCalls } from "./http/file-calls.ts";
import { registerFiles } from "./http/files.ts";
import { registerForms } from "./http/form-file.ts";
import { jobCalls } from "./http/job.ts";
import { registerLoginRedirect } from "./http/login-redirect.ts";
import { mindtreeCalls } from "./http/mindtree.ts";
import { noteCalls } from "./http/note.ts";
import { noticeCalls } from "./http/notice.ts";
import { registerApiDocs } from "./http/openapi.ts";
import { registerOperations } from "./http/operations.ts";
import { registerPages } from "./http/pages.ts";
import { passwordCalls } from "./http/password.ts";
import { payCalls } from "./http/pay.ts";
import { registerPayNotify } from "./http/pay-notify.ts";
import { profileCalls } from "./http/profile.ts";
import { referenceCalls } from "./http/reference.ts";
import { refuseConnection } from "./http/refuse-connection.ts";
import { registerCall } from "./http/register-call.ts";
import { NODE_HTTP_OPTIONS, registerBodyParser, registerNodeRefusals, registerRequestHooks } from "./http/request-hooks.ts";
import { registerSandbox } from "./http/sandbox.ts";
import { sceneCalls } from "./http/scene.ts";
import { registerSharePictures } from "./http/share-pictures.ts";
import { sourceCalls } from "./http/source.ts";
import { sourceSearchCalls } from "./http/source-search.ts";
import { tableCalls } from "./http/table.ts";
import { templateCalls } from "./http/template.ts";
import { usageCalls } from "./http/usage.ts";
import { inviteCalls, userCalls } from "./http/user.ts";
import { wordTemplateCalls } from "./http/word-template.ts";
import { workCalls } from "./http/work.ts";
import { registerWxCallback } from "./http/wx-callback.ts";
import { AppError } from "./platform/errors.ts";
import { newId } from "./platform/ids.ts";

const MINUTE_MS = 60_000;
/** Milliseconds for receiving a whole request: 1 MB over a slow phone network takes less. */
const REQUEST_TIMEOUT_MS = 120_000;
const SECOND_MS = 1000;
/** Bytes. A smaller answer fits one packet, so compressing it saves nothing. */
const COMPRESS_FROM_BYTES = 1024;

/** The HTTP server on its deps, not listening yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, clock } = deps;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    http: NODE_HTTP_OPTIONS,
    // pino's child logger per request cost 3 µs; our two lines carry the request's id themselves.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    requestIdHeader: false,
    genReqId: () => newId(clock.now()),
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, config.variant),
    frameworkErrors: (error, _, reply) => {
      const { status, envelope } = refusal(asAppError(error), config.variant);
      reply.hijack();
      reply.raw.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(envelope));
    },
  });

  registerRequestHooks(app, deps);
  registerNodeRefusals(app);
  registerLoginRedirect(app, config);
  registerErrorHandler(app, deps);
  registerBodyParser(app);
  await app.register(compress, {
    // Answers only: by default the plugin also decompresses request bodies, before the limit on their size.
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ["br", "gzip"],
    customTypes: /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json))/,
  });
  registerOperations(app, deps);
  await registerSandbox(app, deps);
  await app.register(async (calls) => {
    await shield(calls, deps);
    const [forms, others] = [allCalls(deps).filter(takesForm), allCalls(deps).filter((call) => !takesForm(call))];
    const given = { ...deps, inTurn: createCallTurns() };
    for (const call of others) registerCall(calls, call, given);
    await calls.register(async (formCalls) => {
      await registerForms(formCalls);
      for (const call of forms) registerCall(formCalls, call, given);
    });
  });
  registerPayNotify(app, deps);
  await registerWxCallback(app, deps);
  registerFiles(app, { exporter: deps.exporter, variant: config.variant });
  registerAvatars(app, deps);
  registerSharePictures(app, deps);
  if (config.env !== "production") registerApiDocs(app);
  await registerPages(app, deps);
  return app;
}

/** Every call with its handler. */
export function allCalls(deps: Deps): BoundRoute[] {
  return [
    ...agreementCalls(deps),
    ...authCalls(deps),
    ...userCalls(deps),
    ...passwordCalls(deps),
    ...usageCalls(deps),
    ...downloadCalls(deps),
    ...profileCalls(deps),
    ...inviteCalls(deps),
    ...payCalls(deps),
    ...sceneCalls(deps),
    ...templateCalls(deps),
    ...adviseCalls(deps),
    ...aiCalls(deps),
    ...uploadCalls(deps),
    ...jobCalls(deps),
    ...noteCalls(deps),
    ...noticeCalls(deps),
    ...mindtreeCalls(deps),
    ...tableCalls(deps),
    ...chartCalls(deps),
    ...workCalls(deps),
    ...essayCalls(deps),
    ...defenceCalls(deps),
    ...documentCalls(deps),
    ...referenceCalls(deps),
    ...sourceCalls(deps),
    ...sourceSearchCalls(deps),
    ...wordTemplateCalls(deps),
  ];
}

const takesForm = ({ route }: BoundRoute) => route.accepts === "multipart";

/** General limit of calls per address and minute; what a person may do is in the limits table. */
async function shield(calls: FastifyInstance, { config, redis }: Deps): Promise<void> {
  if (config.rateLimitPerMinute === 0) return;
  await calls.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: MINUTE_MS,
    skipOnError: true,
    ...(redis && { redis }),
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_, { ttl }) => new AppError("rate.limited", { waitSeconds: Math.ceil(ttl / SECOND_MS) }),
  });
}
