import { REASONS } from "@tangleaf/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { asAppError } from "./error-reason.ts";
import { PAY_NOTIFY_PATH } from "./pay.ts";

const NOTIFICATION_MAX_BYTES = 65_536;

/**
 * Notifications of the payment platform in its own format: 200 once the content is stored; after an error the platform
 * repeats the notification. The body is read as raw bytes, which the signature covers.
 */
export function registerPayNotify(app: FastifyInstance, { orders, log }: Pick<Deps, "orders" | "log">): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: NOTIFICATION_MAX_BYTES }, (_, body, done) => done(null, body));
    scope.post(PAY_NOTIFY_PATH, async (request, reply) => {
      try {
        if (!orders.canPay) throw new AppError("path.unknown");
        await orders.takeNotification({ headers: headersOf(request), body: typeof request.body === "string" ? request.body : "" });
        return await reply.code(200).type("application/json").send({ code: "SUCCESS", message: "" });
      } catch (error) {
        const failure = asAppError(error);
        const { http } = REASONS[failure.reason];
        log.warn({ id: request.id, reason: failure.reason, err: failure }, "notification refused");
        return reply
          .code(http < 400 ? 500 : http)
          .type("application/json")
          .send({ code: "FAIL", message: failure.reason });
      }
    });
  });
}

function headersOf(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}
