import { companyZone, readClock } from '#core/zoned-time.ts';
import type { OfferedPackage } from '#features/catalog/catalog.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { rateOf, splitPrice } from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { CreateIntentInput } from '../payments.input.ts';
import type { BuyerVat } from './check-buyer-vat.server.ts';
import type { Order } from './orders.repository.server.ts';

/** What an order costs, and what it is charged by. */
export type OrderTerms = Pick<
  Order,
  | 'amountCents'
  | 'currency'
  | 'interval'
  | 'netCents'
  | 'vatCents'
  | 'vatRate'
  | 'fullAmountCents'
  | 'offerId'
  | 'offerAdds'
  | 'offerAddsPt'
>;

/** What the running offer changes, as it is said now. */
function offeredTerms({ offer, priceCents, fullPriceCents }: OfferedPackage) {
  return {
    fullAmountCents: fullPriceCents === priceCents ? null : fullPriceCents,
    offerId: offer?.id ?? null,
    offerAdds: offer?.adds ?? null,
    offerAddsPt: offer?.addsPt ?? null,
  };
}

/** Returns what a package costs a buyer now. */
export async function readTerms(
  { clock }: Context,
  trx: Queryable,
  offered: OfferedPackage,
  { treatment }: Pick<BuyerVat, 'treatment'>,
): Promise<OrderTerms> {
  const { priceCents, currency, interval } = offered;
  const { vatInPrices: prices } = await requireCompany(trx);
  const { day } = readClock(clock(), companyZone);
  const { netCents, vatCents, totalCents, rate } = splitPrice(priceCents, {
    prices,
    rate: rateOf(treatment, day),
    day,
  });
  const price = { amountCents: totalCents, currency, interval, netCents, vatCents, vatRate: rate };
  return { ...price, ...offeredTerms(offered) };
}

/** Returns whether an order differs in what it costs or was offered; a new name changes nothing. */
export function differsFrom(terms: OrderTerms | null, order: Order): boolean {
  if (!terms) return true;
  return Object.entries(terms).some(([column, value]) => order[column as keyof Order] !== value);
}

/** The columns of an order that say who buys. */
export type BuyerColumns = Pick<
  Order,
  | 'buyerKind'
  | 'billingEmail'
  | 'billingCompany'
  | 'billingNif'
  | 'billingVatNumber'
  | 'billingCountry'
  | 'billingStreet'
  | 'billingCity'
  | 'billingPostalCode'
  | 'vatTreatment'
  | 'vatEvidence'
  | 'methodCountry'
>;

/** Returns who buys; `known` is the order as it was, whose tax number an absent one keeps. */
export function buyerColumns(
  input: CreateIntentInput,
  vat: BuyerVat,
  known: Order | null = null,
): BuyerColumns {
  return {
    buyerKind: input.isCompany ? 'company' : 'consumer',
    billingEmail: input.email,
    billingCompany: input.company,
    billingNif: (input.nif === undefined ? known?.billingNif : input.nif) ?? null,
    billingVatNumber: input.vatNumber,
    billingCountry: input.country,
    billingStreet: input.street,
    billingCity: input.city,
    billingPostalCode: input.postalCode,
    vatTreatment: vat.treatment,
    vatEvidence: vat.evidence,
    methodCountry: vat.methodCountry,
  };
}

/** Returns the columns of a buyer that a request changes; an e-mail that is not given is kept. */
export function buyerChange(order: Order, buyer: BuyerColumns): Partial<BuyerColumns> | null {
  const given = { ...buyer, billingEmail: buyer.billingEmail ?? order.billingEmail };
  const changed = Object.entries(given).filter(
    ([column, value]) => order[column as keyof BuyerColumns] !== value,
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
