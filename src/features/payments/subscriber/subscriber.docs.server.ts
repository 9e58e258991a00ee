import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { finishCardInput } from './subscriber.input.ts';
import { cardSecretSchema, subscriberSchema } from './subscriber.schema.ts';

const tag = 'orders';
const subscription = json(subscriberSchema);
const notFound = { 404: '`not_found`' };
const unavailable = { 502: '`payment_unavailable`' };

export const describeSubscriber = describeCall({
  summary: 'Returns the subscription behind a link of a receipt',
  tag,
  responses: { 200: { description: 'The subscription and its charges', content: subscription } },
  problems: notFound,
});

export const describeEnding = describeCall({
  summary: 'Lets the subscription end with its period, or takes that back',
  tag,
  limited: true,
  responses: { 200: { description: 'The subscription', content: subscription } },
  problems: { ...notFound, ...unavailable, 409: '`subscription_ended`' },
});

export const describeCardChange = describeCall({
  summary: 'Opens a card form for the later renewals; nothing is charged',
  tag,
  limited: true,
  responses: { 200: { description: 'The form', content: json(cardSecretSchema) } },
  problems: { ...notFound, ...unavailable, 409: '`subscription_ended`' },
});

export const describeFinishedCard = describeCall({
  summary: 'Renews with the card of such a form from now on, once the bank has accepted it',
  tag,
  limited: true,
  body: finishCardInput,
  responses: { 200: { description: 'The subscription', content: subscription } },
  problems: { ...notFound, ...unavailable, 409: '`card_not_saved`' },
});

export const describeDuePayment = describeCall({
  summary: 'Returns what a card form needs to finish a renewal that failed',
  tag,
  limited: true,
  responses: { 200: { description: 'The payment', content: json(cardSecretSchema) } },
  problems: { 404: '`not_found`, also when nothing is due', ...unavailable },
});
