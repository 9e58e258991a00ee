import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { BadSignatureError, ProviderError } from '#platform/payments/payment-provider.server.ts';
import { paymentProblem } from '../payment-problem.server.ts';
import { describeWebhook } from './payments.docs.server.ts';
import { receivePaymentEvent } from './receive-payment-event.server.ts';

const largestEvent = 256 * 1024;

/** Receives the card provider's events. Checks on visitors' calls must not apply to its path. */
export function paymentsWebhookApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const limit = bodyLimit({
    maxSize: largestEvent,
    onError: (c) => paymentProblem(c, { status: 413, code: 'body_too_large' }),
  });
  api.post('/api/webhooks/payments', describeWebhook, limit, async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await c.req.text();
    const signature = c.req.header('stripe-signature') ?? null;
    try {
      await receivePaymentEvent(c.var.context, body, signature);
      return c.json({ received: true });
    } catch (error) {
      const { logger } = c.var.context;
      if (error instanceof BadSignatureError) {
        logger.warn('a webhook was refused: its signature is wrong, expired or missing');
        return paymentProblem(c, { status: 400, code: 'invalid_signature' });
      }
      if (!(error instanceof ProviderError)) throw error;
      logger.warn({ code: error.code }, 'an event could not be applied yet');
      return paymentProblem(c, { status: 503, code: 'payment_unavailable' });
    }
  });
  return api;
}
