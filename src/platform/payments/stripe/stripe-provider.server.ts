import type { Charge, PaymentProvider } from '../payment-provider.server.ts';
import { stripeNameOf } from '../provider-name.ts';
import { finishCardChange, startCardChange } from './card-changes.server.ts';
import {
  cancelPayment,
  cancelSubscription,
  changeAmount,
  endAtPeriodEnd,
  refundPayment,
} from './change-payment.server.ts';
import { identifyBuyer } from './customers.server.ts';
import { getDispute, listDisputes } from './get-dispute.server.ts';
import { getMethodCountry } from './get-method-country.server.ts';
import { getPayment, listPayments } from './get-payment.server.ts';
import { getSubscription, listSubscriptions } from './get-subscription.server.ts';
import { readEvent } from './read-event.server.ts';
import { startOneTime } from './start-one-time.server.ts';
import { startRecurring } from './start-recurring.server.ts';
import { createStripeClient, type StripeSettings } from './stripe-client.server.ts';
import { withProviderErrors } from './stripe-failure.server.ts';

/** The card provider on Stripe's API. Every call may throw `ProviderError`. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(settings);
  function startPayment(charge: Charge) {
    const { interval } = charge;
    return interval === 'one-time'
      ? startOneTime(stripe, charge)
      : startRecurring(stripe, { ...charge, interval });
  }
  return {
    name: stripeNameOf(settings),
    publishableKey: settings.publishableKey,
    startPayment: (charge) => withProviderErrors(() => startPayment(charge)),
    identifyBuyer: (id, buyer) => withProviderErrors(() => identifyBuyer(stripe, id, buyer)),
    getMethodCountry: (token) => withProviderErrors(() => getMethodCountry(stripe, token)),
    getPayment: (id) => withProviderErrors(() => getPayment(stripe, id)),
    getSubscription: (id) => withProviderErrors(() => getSubscription(stripe, id)),
    refund: (id, refund) => withProviderErrors(() => refundPayment(stripe, id, refund)),
    changeAmount: (id, amount) => withProviderErrors(() => changeAmount(stripe, id, amount)),
    cancelPayment: (id) => withProviderErrors(() => cancelPayment(stripe, id)),
    cancelSubscription: (id) => withProviderErrors(() => cancelSubscription(stripe, id)),
    endAtPeriodEnd: (id, isEnding) =>
      withProviderErrors(() => endAtPeriodEnd(stripe, id, isEnding)),
    startCardChange: (id) => withProviderErrors(() => startCardChange(stripe, id)),
    finishCardChange: (id) => withProviderErrors(() => finishCardChange(stripe, id)),
    listPayments: (since) => listPayments(stripe, since),
    listSubscriptions: () => listSubscriptions(stripe),
    getDispute: (id) => withProviderErrors(() => getDispute(stripe, id)),
    listDisputes: (since) => listDisputes(stripe, since),
    readEvent: async (body, signature) =>
      readEvent(stripe, { body, signature, secret: settings.webhookSecret }),
  };
}
