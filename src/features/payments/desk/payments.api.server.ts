import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { refuse } from '#core/result.ts';
import type { ApiEnv, ApiSetup } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { isSandbox } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { checkCardFailures } from '../checkout/card-failures.server.ts';
import { createPaymentIntent } from '../checkout/create-payment-intent.server.ts';
import { saveBilling } from '../checkout/save-billing.server.ts';
import { saveBuyerContact } from '../meetings/order-contact.server.ts';
import { checkPayment, showReturnedOrder } from '../outcome/check-payment.server.ts';
import { paymentProblem, tooManyFailedCards } from '../payment-problem.server.ts';
import {
  billingInput,
  checkPaymentInput,
  createIntentInput,
  orderContactInput,
} from '../payments.input.ts';
import { orderErrorText, orderErrorTexts } from '../payments.texts.ts';
import { showAskedPayment } from '../requests/show-requests.server.ts';
import { subscriberApi, subscriberRead } from '../subscriptions/subscriber.api.server.ts';
import { withdrawalApi } from '../withdrawal/withdrawal.api.server.ts';
import {
  describeAskedPayment,
  describeBilling,
  describeCheckPayment,
  describeIntent,
  describeOrderContact,
  describeReturnedOrder,
} from './payments.docs.server.ts';
import { sandboxApi } from './sandbox.api.server.ts';

/** Returns the 502 response for a failed call to the provider; throws any other error again. */
function unavailable(c: Context<ApiEnv>, error: unknown): Response {
  if (!(error instanceof ProviderError)) throw error;
  c.var.context.logger.warn({ code: error.code }, 'a call to the card provider failed');
  return paymentProblem(c, { status: 502, code: 'payment_unavailable' });
}

const intentStatuses = {
  unknown_package: 422,
  idempotency_key_reused: 422,
  unknown_request: 404,
  already_paid: 409,
  order_changing: 409,
  request_cancelled: 409,
  request_paid: 409,
  payment_unavailable: 502,
} as const;

const returnedOrderRead = defineRead({
  path: '/api/payments/:payment',
  describe: describeReturnedOrder,
  query: { schema: z.object({ clientSecret: z._default(z.string(), '') }) },
  notFound: orderErrorTexts.en.not_found,
  noStore: true,
  read: async (context, { params: { payment }, query: { clientSecret } }) =>
    hasNoNul(payment) ? showReturnedOrder(context, { payment, clientSecret }) : null,
});

const askedPaymentRead = defineRead({
  path: '/api/payment-requests/:token',
  describe: describeAskedPayment,
  notFound: orderErrorTexts.en.unknown_request,
  noStore: true,
  read: (context, { params: { token } }) => showAskedPayment(context, token),
});

/** The payment calls of visitors. */
export function paymentsApi({ services, settings }: ApiSetup): Hono<ApiEnv> {
  const api = mountReads([returnedOrderRead, askedPaymentRead, subscriberRead]);
  api.route('/', subscriberApi());

  api.post('/api/create-payment-intent', describeIntent, async (c) => {
    c.header('Cache-Control', 'no-store');
    const key = readIdempotencyKey(c);
    if (!key.ok) return key.refusal;
    const body = await readJson(c, createIntentInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const { language } = body.value;
    const wait = settings.rateLimits ? await checkCardFailures(c.var.context) : null;
    if (wait !== null) return tooManyFailedCards(c, wait, language);
    const outcome = await createPaymentIntent(c.var.context, body.value, key.value);
    if (outcome.ok) return c.json(outcome.value);
    const { code } = outcome.refusal;
    return paymentProblem(c, { status: intentStatuses[code], ...outcome.refusal }, language);
  });

  api.put('/api/orders/:orderId/billing', describeBilling, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, billingInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const orderId = c.req.param('orderId');
    const saved = hasNoNul(orderId)
      ? await saveBilling(c.var.context, orderId, body.value)
      : refuse({ code: 'not_found' as const });
    if (saved.ok) return c.body(null, 204);
    const { refusal } = saved;
    if (refusal.code === 'not_found') return paymentProblem(c, { status: 404, code: refusal.code });
    if (refusal.code === 'amount_differs')
      return paymentProblem(c, { status: 409, code: refusal.code });
    const message = orderErrorText('en', refusal.field, refusal.code);
    return invalidFields(c, [{ ...refusal, message }], 'en');
  });

  api.put('/api/orders/:orderId/contact', describeOrderContact, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, orderContactInput, orderErrorText);
    if (!body.ok) return body.refusal;
    const orderId = pathParam(c, 'orderId');
    const saved = await saveBuyerContact(c.var.context, orderId, body.value);
    return saved.ok ? c.body(null, 204) : paymentProblem(c, { status: 404, code: 'not_found' });
  });

  api.post('/api/payments/look', describeCheckPayment, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await readJson(c, checkPaymentInput, orderErrorText);
    if (!body.ok) return body.refusal;
    try {
      const found = await checkPayment(c.var.context, body.value);
      return found ? c.json(found) : paymentProblem(c, { status: 404, code: 'not_found' });
    } catch (error) {
      return unavailable(c, error);
    }
  });

  api.route('/', withdrawalApi({ settings }));

  const { payments } = services;
  if (isSandbox(payments)) api.route('/', sandboxApi(payments, settings));
  return api;
}
