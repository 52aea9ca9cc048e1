import { REASONS } from "@tangleaf/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { asAppError } from "./error-reason.ts";

const NOTIFICATION_MAX_BYTES = 65_536;

/**
 * Notifications of the payment providers, each under a path of its own and in its own format: 200 once the content is stored;
 * after an error the provider repeats the notification. The body is read as raw bytes, which the signature covers.
 */
export function registerPayNotify(
  app: FastifyInstance,
  { orders, paymentProviders, log }: Pick<Deps, "orders" | "paymentProviders" | "log">,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: NOTIFICATION_MAX_BYTES }, (_, body, done) => done(null, body));
    for (const provider of paymentProviders) {
      scope.post(provider.notifyPath, async (request, reply) => {
        const answer = (status: number, refused: string | null) => {
          const { type, body } = provider.answerNotification(refused);
          return reply.code(status).type(type).send(body);
        };
        try {
          const body = typeof request.body === "string" ? request.body : "";
          await orders.takeNotification(provider.name, { headers: headersOf(request), body });
          return await answer(200, null);
        } catch (error) {
          const failure = asAppError(error);
          const { http } = REASONS[failure.reason];
          log.warn({ id: request.id, provider: provider.name, reason: failure.reason, err: failure }, "notification refused");
          return answer(http < 400 ? 500 : http, failure.reason);
        }
      });
    }
  });
}

function headersOf(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}
