import { isInVatArea } from '#core/vat-area.ts';
import { type VatRegion, vatRateOn } from './vat-rates.ts';

/** Whether the catalogue's prices include the VAT of the mainland, or it is added. */
export const vatInPrices = ['included', 'added'] as const;
export type VatInPrices = (typeof vatInPrices)[number];

/**
 * What is known of a VAT number of another EU country; `format` if no service is there to ask, `unasked`
 * if it was not asked about this one, `unconfirmed` if it gave no answer.
 */
export type VatNumberState = 'none' | 'format' | 'valid' | 'unknown' | 'unconfirmed' | 'unasked';

/** Who buys. `country`: ISO 3166-1, two letters. */
export type VatBuyer = {
  country: string;
  postalCode: string | null;
  isCompany: boolean;
  vatNumber: VatNumberState;
  /** Whether two pieces of evidence say that the buyer is outside the EU, and none says otherwise. */
  isOutsideProved: boolean;
};

/** The rule by which an order is taxed. */
export const vatTreatments = [
  'mainland',
  'madeira',
  'azores',
  'eu_consumer',
  'eu_number_missing',
  'eu_number_unknown',
  'eu_number_unconfirmed',
  'eu_number_unasked',
  'reverse_charge',
  'outside_eu_company',
  'outside_eu_consumer',
  'outside_eu_unproved',
] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** Whole cents; net and VAT make the total exactly. `rate` is in percent. */
export type VatLines = { netCents: number; vatCents: number; totalCents: number; rate: number };

/** The treatments by which nothing is taxed, because the buyer is outside the EU. */
export function isUntaxedOutside(treatment: VatTreatment | null): boolean {
  return treatment === 'outside_eu_company' || treatment === 'outside_eu_consumer';
}

/** Returns the region of a Portuguese postal code: 90 to 94 is Madeira, 95 to 99 the Azores (CTT). */
export function regionOfPostalCode(postalCode: string | null): VatRegion {
  const start = Number(/^9(\d)/.exec(postalCode ?? '')?.[1] ?? NaN);
  if (Number.isNaN(start)) return 'mainland';
  return start <= 4 ? 'madeira' : 'azores';
}

function treatmentInEu({ isCompany, vatNumber }: VatBuyer): VatTreatment {
  if (vatNumber === 'valid' || vatNumber === 'format') return 'reverse_charge';
  if (vatNumber === 'unknown') return 'eu_number_unknown';
  if (vatNumber === 'unconfirmed') return 'eu_number_unconfirmed';
  if (vatNumber === 'unasked') return 'eu_number_unasked';
  return isCompany ? 'eu_number_missing' : 'eu_consumer';
}

/**
 * Returns how consulting by a company on the mainland is taxed. Sources, read 2026-11-22: CIVA art. 6
 * n.º 6 a) and Directive 2006/112/EC art. 44 and 196 (companies: where they are seated), n.º 6 b) and
 * art. 45 (consumers: here), n.º 11 c) and art. 59 (consumers outside the EU: not here).
 */
export function decideVat(buyer: VatBuyer): VatTreatment {
  const { country, isCompany } = buyer;
  // A service to a consumer on the islands is made where the supplier is: DL 347/85, art. 1.
  if (country === 'PT') return isCompany ? regionOfPostalCode(buyer.postalCode) : 'mainland';
  if (isInVatArea(buyer)) return treatmentInEu(buyer);
  if (!buyer.isOutsideProved) return 'outside_eu_unproved';
  return isCompany ? 'outside_eu_company' : 'outside_eu_consumer';
}

/** Returns the rate of a treatment on a day of Lisbon, in percent; 0 where no tax is charged. */
export function rateOf(treatment: VatTreatment, day: string): number {
  if (treatment === 'madeira' || treatment === 'azores') return vatRateOn(treatment, day);
  const isCharged =
    treatment === 'mainland' || treatment === 'outside_eu_unproved' || treatment.startsWith('eu_');
  return isCharged ? vatRateOn('mainland', day) : 0;
}

/**
 * Splits a price of the catalogue, in cents, at a rate. An included tax is the mainland's, so a buyer
 * there pays the price exactly, and another one the same net amount with the tax that is due.
 */
export function splitPrice(
  priceCents: number,
  { prices, rate, day }: { prices: VatInPrices; rate: number; day: string },
): VatLines {
  const included = vatRateOn('mainland', day);
  if (prices === 'included' && rate === included) {
    const netCents = Math.round((priceCents * 100) / (100 + rate));
    return { netCents, vatCents: priceCents - netCents, totalCents: priceCents, rate };
  }
  const netCents =
    prices === 'added' ? priceCents : Math.round((priceCents * 100) / (100 + included));
  const vatCents = Math.round((netCents * rate) / 100);
  return { netCents, vatCents, totalCents: netCents + vatCents, rate };
}
