import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { finishCardInput } from './subscriber.input.ts';
import { cardSecretSchema, subscriberSchema } from './subscriber.schema.ts';

const tag = 'orders';
const subscription = json(subscriberSchema);
const notFound = { 404: codes('not_found') };
const unavailable = { 502: codes('payment_unavailable') };

export const describeSubscriber = describeCall({
  summary: {
    en: 'Returns the subscription behind a link of a receipt',
    pt: 'Devolve a subscrição da ligação de um comprovativo de pagamento',
  },
  tag,
  responses: {
    200: {
      description: {
        en: 'The subscription and its charges',
        pt: 'A subscrição e as suas cobranças',
      },
      content: subscription,
    },
  },
  problems: notFound,
});

export const describeEnding = describeCall({
  summary: {
    en: 'Lets the subscription end with its period, or takes that back',
    pt: 'Deixa a subscrição terminar com o seu período, ou volta atrás',
  },
  tag,
  limited: true,
  responses: {
    200: { description: { en: 'The subscription', pt: 'A subscrição' }, content: subscription },
  },
  problems: { ...notFound, ...unavailable, 409: codes('subscription_ended') },
});

export const describeCardChange = describeCall({
  summary: {
    en: 'Opens a card form for the later renewals; nothing is charged',
    pt: 'Abre um formulário de cartão para as renovações seguintes; nada é cobrado',
  },
  tag,
  limited: true,
  responses: {
    200: { description: { en: 'The form', pt: 'O formulário' }, content: json(cardSecretSchema) },
  },
  problems: { ...notFound, ...unavailable, 409: codes('subscription_ended') },
});

export const describeFinishedCard = describeCall({
  summary: {
    en: 'Renews with the card of such a form from now on, once the bank has accepted it',
    pt: 'Passa a renovar com o cartão desse formulário, depois de o banco o aceitar',
  },
  tag,
  limited: true,
  body: finishCardInput,
  responses: {
    200: { description: { en: 'The subscription', pt: 'A subscrição' }, content: subscription },
  },
  problems: { ...notFound, ...unavailable, 409: codes('card_not_saved') },
});

export const describeDuePayment = describeCall({
  summary: {
    en: 'Returns what a card form needs to finish a renewal that failed',
    pt: 'Devolve aquilo de que um formulário de cartão precisa para concluir uma renovação que falhou',
  },
  tag,
  limited: true,
  responses: {
    200: { description: { en: 'The payment', pt: 'O pagamento' }, content: json(cardSecretSchema) },
  },
  problems: {
    404: {
      en: '`not_found`, also when nothing is due',
      pt: '`not_found`, também quando não há nada por pagar',
    },
    ...unavailable,
  },
});
