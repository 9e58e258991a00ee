import { toInstant } from '#core/clock.ts';
import { plainNif } from '#core/nif.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import { sampleFieldsOf } from '#features/company/sample-fields.server.ts';
import {
  decideVat,
  isEuCountry,
  type VatNumberState,
  type VatTreatment,
} from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import { networkHashOf } from '#platform/secrets/network-hash.server.ts';
import type { ViesEvidence } from '#platform/vies/vies.server.ts';
import { getOrderBy } from '../orders/orders.repository.server.ts';
import type { CreateIntentInput } from '../payments.input.ts';
import { countryOfVatNumber } from '../vat-number.ts';

/** How a buyer is taxed, and the proof of the VAT number as JSON, or null if none was checked. */
export type BuyerVat = { country: string | null; treatment: VatTreatment; evidence: string | null };

/** Returns the proof that the order of a key already has for the same number. */
async function knownEvidence(
  { database }: Context,
  number: string,
  keyHash: string | null,
): Promise<ViesEvidence | null> {
  if (keyHash === null) return null;
  const order = await database.read((db) => getOrderBy(db, 'keyHash', keyHash));
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
  keyHash: string | null,
): Promise<ViesEvidence> {
  const known = await knownEvidence(context, number, keyHash);
  if (known) return known;
  const requester = await requesterOf(context);
  const network = await context.database.read((db) => networkHashOf(context, db));
  const at = toInstant(context.clock());
  const evidence = await context.vies.check(number, { requester, at, network });
  const { state, reason } = evidence;
  if (state === 'unconfirmed')
    context.logger.warn({ reason }, 'the service for VAT numbers gave no verdict');
  return evidence;
}

/**
 * Decides how the buyer of an order is taxed. The number of a company elsewhere in the EU is checked by
 * the service, unless the order of the key has its proof. Calls the service, so not in a transaction.
 */
export async function checkBuyerVat(
  context: Context,
  { country: chosen, postalCode, company, vatNumber }: CreateIntentInput,
  keyHash: string | null,
): Promise<BuyerVat> {
  const country = chosen ?? (vatNumber === null ? null : countryOfVatNumber(vatNumber));
  const seat = country ?? 'PT';
  const isChecked = vatNumber !== null && seat !== 'PT' && isEuCountry(seat);
  const evidence = isChecked ? await checkNumber(context, vatNumber, keyHash) : null;
  const state: VatNumberState = evidence?.state ?? 'none';
  const isCompany = company !== null || vatNumber !== null;
  const treatment = decideVat({ country: seat, postalCode, isCompany, vatNumber: state });
  return { country, treatment, evidence: evidence && JSON.stringify(evidence) };
}
