import type * as z from 'zod/mini';
import type { Fields } from '#features/content/content.ts';
import { defineTexts } from '#i18n/texts.ts';
import { queryOptions } from '#query/query-options.ts';
import type { offerSchema } from './offers.server.ts';

export type Offer = z.infer<typeof offerSchema>;

/** Returns the offer about a package among those that run: of several, the first. */
export function findOffer(
  offers: readonly Offer[] | undefined | null,
  packageId: string,
): Offer | undefined {
  return offers?.find((offer) => offer.packageId === packageId);
}

/** The offers that run now, the one that ends last first. */
export function runningOffersQuery() {
  return queryOptions<Offer[]>({ queryKey: ['/api/offers'] });
}

/** What an offer is made of. `packageId` may be empty; what it adds or takes off needs one. */
export const offerFields = [
  { name: 'title', type: 'line', most: 300, twin: true, required: true },
  { name: 'packageId', type: 'reference', to: 'packages' },
  { name: 'adds', type: 'text', most: 500, twin: true },
  { name: 'reductionPercent', type: 'number', from: 0, to: 90 },
  { name: 'reductionCents', type: 'money' },
  { name: 'endsAt', type: 'instant', required: true },
] as const satisfies Fields;

export const offersTexts = defineTexts({
  en: {
    specialOffer: 'Limited Time Offer for Portuguese Businesses',
    timerLabel: 'Offer ends',
    securePaymentAvailable: 'Secure payment available',
  },
  pt: {
    specialOffer: 'Oferta por tempo limitado para empresas portuguesas',
    timerLabel: 'Fim da oferta',
    securePaymentAvailable: 'Pagamento seguro disponível',
  },
});
