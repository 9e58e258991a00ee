import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isLookable } from '#core/fields.ts';
import { translate } from '#i18n/texts.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { type Problem, problem } from '#platform/http/problem.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/read-key.server.ts';
import { BadSignatureError, ProviderError } from '#platform/payments/payment-provider.server.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { createPaymentIntent } from './checkout/create-payment-intent.server.ts';
import { saveBilling } from './checkout/save-billing.server.ts';
import { lookAtPayment } from './outcome/look-at-payment.server.ts';
import {
  describeBilling,
  describeIntent,
  describeLook,
  describeWebhook,
} from './payments.docs.server.ts';
import { billingInput, createIntentInput, lookInput } from './payments.input.ts';
import { orderErrorText, orderErrorTexts } from './payments.texts.ts';
import type { OrdersDeps } from './payments-deps.server.ts';
import { receivePaymentEvent } from './receive-payment-event.server.ts';
import { sandboxApi } from './sandbox/sandbox.api.server.ts';

type Refusal = Omit<Problem, 'title'> & { code: keyof typeof orderErrorTexts.en };

const largestEvent = 256 * 1024;

function refusal(c: Context, refused: Refusal, language: 'en' | 'pt' = 'en'): Response {
  const title = translate(orderErrorTexts, language, refused.code);
  return problem(c, { ...refused, title } as Problem);
}

/** Answers 502 when the provider cannot be reached or refuses us; any other error goes on. */
function unavailable(c: Context, deps: OrdersDeps, error: unknown): Response {
  if (!(error instanceof ProviderError)) throw error;
  deps.logger.warn({ code: error.code }, 'the card provider gave no answer');
  return refusal(c, { status: 502, code: 'payment_unavailable' });
}

/** The calls of paying. The webhook's path must be let past the checks that visitors meet. */
export function ordersApi(deps: OrdersDeps): Hono {
  const api = new Hono();

  api.post('/api/create-payment-intent', describeIntent, async (c) => {
    c.header('Cache-Control', 'no-store');
    const key = readIdempotencyKey(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, createIntentInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const outcome = await createPaymentIntent(deps, body.value, key.value);
    if (outcome.ok) return c.json(outcome.value);
    const { code } = outcome.refusal;
    const status = code === 'already_paid' ? 409 : code === 'payment_unavailable' ? 502 : 422;
    return refusal(c, { status, ...outcome.refusal }, body.value.language);
  });

  api.put('/api/orders/:orderId/billing', describeBilling, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, billingInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const orderId = c.req.param('orderId');
    const isSaved = isLookable(orderId) && (await saveBilling(deps, orderId, body.value));
    return isSaved ? c.body(null, 204) : refusal(c, { status: 404, code: 'not_found' });
  });

  api.post('/api/payments/look', describeLook, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, lookInput, orderErrorText);
    if (!body.ok) return body.refusal;
    try {
      const found = await lookAtPayment(deps, body.value);
      return found ? c.json(found) : refusal(c, { status: 404, code: 'not_found' });
    } catch (error) {
      return unavailable(c, deps, error);
    }
  });

  const limit = bodyLimit({
    maxSize: largestEvent,
    onError: (c) => refusal(c, { status: 413, code: 'body_too_large' }),
  });
  api.post('/api/webhooks/payments', describeWebhook, limit, async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await receivePaymentEvent(deps, await c.req.text(), c.req.header('stripe-signature') ?? null);
      return c.json({ received: true });
    } catch (error) {
      if (error instanceof BadSignatureError)
        return refusal(c, { status: 400, code: 'invalid_signature' });
      if (!(error instanceof ProviderError)) throw error;
      deps.logger.warn({ code: error.code }, 'an event could not be followed yet');
      return refusal(c, { status: 503, code: 'payment_unavailable' });
    }
  });

  const { payments } = deps;
  if (isSandbox(payments)) api.route('/', sandboxApi({ ...deps, payments }));
  return api;
}
