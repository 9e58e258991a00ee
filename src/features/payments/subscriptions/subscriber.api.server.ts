import { type Context, Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { defineRead } from '#platform/http/mount-reads.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { paymentProblem } from '../payment-problem.server.ts';
import { orderErrorText, orderErrorTexts } from '../payments.texts.ts';
import {
  describeCardChange,
  describeDuePayment,
  describeEnding,
  describeFinishedCard,
  describeSubscriber,
} from './subscriber.docs.server.ts';
import { finishCardInput } from './subscriber.input.ts';
import {
  finishCardChange,
  getDuePayment,
  openCardChange,
  setEnding,
  showSubscriber,
} from './subscriber.server.ts';

export const subscriberRead = defineRead({
  path: '/api/subscriptions/:token',
  describe: describeSubscriber,
  notFound: orderErrorTexts.en.not_found,
  noStore: true,
  read: (context, { params: { token } }) => showSubscriber(context, token),
});

/** Runs a call to the provider without storing its response; a failure is a 502. */
async function callProvider(
  c: Context<ApiEnv>,
  respond: () => Promise<Response>,
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    c.var.context.logger.warn({ code: error.code }, 'a call to the card provider failed');
    return paymentProblem(c, { status: 502, code: 'payment_unavailable' });
  }
}

async function respondToEnding(c: Context<ApiEnv>, isEnding: boolean): Promise<Response> {
  const token = c.req.param('token') ?? '';
  return callProvider(c, async () => {
    const changed = await setEnding(c.var.context, token, isEnding);
    const shown = changed.ok ? await showSubscriber(c.var.context, token) : null;
    if (shown) return c.json(shown);
    if (!changed.ok && changed.refusal === 'ended')
      return paymentProblem(c, { status: 409, code: 'subscription_ended' });
    return paymentProblem(c, { status: 404, code: 'not_found' });
  });
}

async function respondToCard(c: Context<ApiEnv>): Promise<Response> {
  const token = c.req.param('token') ?? '';
  return callProvider(c, async () => {
    const opened = await openCardChange(c.var.context, token);
    if (opened.ok) return c.json(opened.value);
    return opened.refusal === 'ended'
      ? paymentProblem(c, { status: 409, code: 'subscription_ended' })
      : paymentProblem(c, { status: 404, code: 'not_found' });
  });
}

async function respondToFinishedCard(c: Context<ApiEnv>): Promise<Response> {
  const token = c.req.param('token') ?? '';
  const body = await readJson(c, finishCardInput, orderErrorText);
  if (!body.ok) return body.refusal;
  return callProvider(c, async () => {
    const finished = await finishCardChange(c.var.context, token, body.value.change);
    const shown = finished.ok ? await showSubscriber(c.var.context, token) : null;
    if (shown) return c.json(shown);
    return !finished.ok && finished.refusal === 'not_saved'
      ? paymentProblem(c, { status: 409, code: 'card_not_saved' })
      : paymentProblem(c, { status: 404, code: 'not_found' });
  });
}

/** The calls behind a subscriber's link. Only POST changes anything, because mail scanners follow links. */
export function subscriberApi(): Hono<ApiEnv> {
  const at = '/api/subscriptions/:token';
  return new Hono<ApiEnv>()
    .post(`${at}/end`, describeEnding, (c) => respondToEnding(c, true))
    .post(`${at}/resume`, describeEnding, (c) => respondToEnding(c, false))
    .post(`${at}/card`, describeCardChange, respondToCard)
    .post(`${at}/card/finish`, describeFinishedCard, respondToFinishedCard)
    .post(`${at}/payment`, describeDuePayment, (c) =>
      callProvider(c, async () => {
        const due = await getDuePayment(c.var.context, c.req.param('token') ?? '');
        return due ? c.json(due) : paymentProblem(c, { status: 404, code: 'not_found' });
      }),
    );
}
