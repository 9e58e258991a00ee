import type { PaymentProvider } from '../payment-provider.server.ts';
import { stripeNameOf } from '../provider-name.ts';
import type { StripeSettings } from './stripe-client.server.ts';

/** The Stripe provider; its client takes 200 ms to import, so the first call does that. */
export function createLazyStripeProvider(settings: StripeSettings): PaymentProvider {
  let loading: Promise<PaymentProvider> | null = null;
  function load(): Promise<PaymentProvider> {
    loading ??= import('./stripe-provider.server.ts').then(({ createStripeProvider }) =>
      createStripeProvider(settings),
    );
    return loading;
  }
  return {
    name: stripeNameOf(settings),
    publishableKey: settings.publishableKey,
    startPayment: async (charge) => (await load()).startPayment(charge),
    identifyBuyer: async (id, buyer) => (await load()).identifyBuyer(id, buyer),
    getMethodCountry: async (token) => (await load()).getMethodCountry(token),
    getPayment: async (id) => (await load()).getPayment(id),
    getSubscription: async (id) => (await load()).getSubscription(id),
    refund: async (id, refund) => (await load()).refund(id, refund),
    changeAmount: async (id, amount) => (await load()).changeAmount(id, amount),
    cancelPayment: async (id) => (await load()).cancelPayment(id),
    cancelSubscription: async (id) => (await load()).cancelSubscription(id),
    endAtPeriodEnd: async (id, isEnding) => (await load()).endAtPeriodEnd(id, isEnding),
    startCardChange: async (id) => (await load()).startCardChange(id),
    finishCardChange: async (id) => (await load()).finishCardChange(id),
    async *listPayments(since) {
      yield* (await load()).listPayments(since);
    },
    async *listSubscriptions() {
      yield* (await load()).listSubscriptions();
    },
    getDispute: async (id) => (await load()).getDispute(id),
    async *listDisputes(since) {
      yield* (await load()).listDisputes(since);
    },
    readEvent: async (body, signature) => (await load()).readEvent(body, signature),
  };
}
