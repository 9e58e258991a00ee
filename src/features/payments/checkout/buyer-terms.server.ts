import { toInstant } from '#core/clock.ts';
import { plainNif } from '#core/nif.ts';
import { isInVatArea, provesOutsideEu } from '#core/vat-area.ts';
import type { OfferedPackage } from '#features/catalog/catalog.server.ts';
import { requireCompany, sampleFieldsOf } from '#features/company/company.server.ts';
import { decideVat, type VatNumberState, type VatTreatment } from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { networkHashOf } from '#platform/secrets/keyed-hash.server.ts';
import type { ViesEvidence } from '#platform/vies/vies.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { readPriceLines } from '../ledger/price-lines.server.ts';
import type { CreateIntentInput } from '../payments.input.ts';

/**
 * How a buyer is taxed, the proof of the VAT number as JSON, or null if none was checked, and the country
 * of the card or account, or null if it is not known.
 */
export type BuyerVat = {
  treatment: VatTreatment;
  evidence: string | null;
  methodCountry: string | null;
};

/** Returns the proof that an order already has for a number. */
function knownEvidence(order: Order | null, number: string): ViesEvidence | null {
  if (!order?.vatEvidence) return null;
  const evidence = JSON.parse(order.vatEvidence) as ViesEvidence;
  return evidence.number === number && evidence.state === 'valid' ? evidence : null;
}

/** Returns our own number for the service's proof; null while it is the sample's. */
async function requesterOf({ database }: Context): Promise<string | null> {
  const company = await database.read(requireCompany);
  return sampleFieldsOf(company).includes('nipc') ? null : plainNif(company.nipc);
}

async function checkNumber(
  context: Context,
  number: string,
  order: Order | null,
): Promise<ViesEvidence> {
  const known = knownEvidence(order, number);
  if (known) return known;
  const requester = await requesterOf(context);
  const network = await context.database.read((db) => networkHashOf(context, db));
  const at = toInstant(context.clock());
  const evidence = await context.vies.check(number, { requester, at, network });
  const { state, reason } = evidence;
  if (state === 'unconfirmed' || state === 'unasked')
    context.logger.warn({ reason }, 'the service for VAT numbers gave no verdict');
  return evidence;
}

/**
 * Returns the country of the card that is typed, or without one that of the card before it. A provider
 * that does not respond proves nothing, so that the tax is charged.
 */
async function countryOfMethod(
  { payments, logger }: Context,
  token: string | null,
  order: Order | null,
): Promise<string | null> {
  if (token === null) return order?.methodCountry ?? null;
  try {
    return await payments.getMethodCountry(token);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ code: error.code }, 'the card provider did not say the country of a card');
    return null;
  }
}

/**
 * Decides how the buyer of an order is taxed. The number of a company elsewhere in the EU is checked by
 * the service, unless `order`, as it is known so far, has its proof; a buyer outside the EU by the card.
 * Calls service and provider, so not in a transaction.
 */
export async function checkBuyerVat(
  context: Context,
  { country, postalCode, isCompany, vatNumber, nif, method }: CreateIntentInput,
  order: Order | null,
): Promise<BuyerVat> {
  const seat = country ?? 'PT';
  const isOutside = !isInVatArea({ country: seat, postalCode });
  const isChecked = vatNumber !== null && seat !== 'PT' && !isOutside;
  const evidence = isChecked ? await checkNumber(context, vatNumber, order) : null;
  const state: VatNumberState = evidence?.state ?? 'none';
  const methodCountry = isOutside ? await countryOfMethod(context, method, order) : null;
  const stored = order?.billingNif ?? null;
  const known = {
    address: seat,
    postalCode,
    method: methodCountry,
    nif: nif === undefined ? stored : nif,
  };
  const treatment = decideVat({
    country: seat,
    postalCode,
    isCompany,
    vatNumber: state,
    isOutsideProved: provesOutsideEu(known),
  });
  return { treatment, evidence: evidence && JSON.stringify(evidence), methodCountry };
}

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

/** Returns what an offer costs a buyer now. */
export async function readTerms(
  context: Context,
  trx: Queryable,
  offered: OfferedPackage,
  { treatment }: Pick<BuyerVat, 'treatment'>,
): Promise<OrderTerms> {
  const { priceCents, currency, interval } = offered;
  const lines = await readPriceLines(context, trx, priceCents, treatment);
  return { ...lines, currency, interval, ...offeredTerms(offered) };
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

/** Returns the columns of a buyer that a request changes; an email that is not given is kept. */
export function buyerChange(order: Order, buyer: BuyerColumns): Partial<BuyerColumns> | null {
  const given = { ...buyer, billingEmail: buyer.billingEmail ?? order.billingEmail };
  const changed = Object.entries(given).filter(
    ([column, value]) => order[column as keyof BuyerColumns] !== value,
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
