import { isEuCountry } from '#core/vat-area.ts';

/** What an invoice to a company names. Empty texts count as missing. */
export type CompanyDetails = {
  company: string | null;
  nif: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
  street: string | null;
  city: string | null;
  postalCode: string | null;
};
export type CompanyField = keyof CompanyDetails;

/**
 * Countries and territories that have no postal codes, or do not use them everywhere; a buyer there
 * is not asked for one. Source: Universal Postal Union, addressing systems, as commonly listed.
 */
const withoutPostalCodes =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MS MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV TZ UG VU WS YE ZW'.split(
    ' ',
  );

/** Returns whether a postal code belongs to an address in a country. */
export function hasPostalCodes(country: string): boolean {
  return isEuCountry(country) || !withoutPostalCodes.includes(country);
}

/**
 * Returns what an invoice to a company still needs, in the order of the form: name and seat of the
 * buyer, and in Portugal its tax number. A VAT number elsewhere decides the tax and is not required.
 * Source: CIVA art. 36 n.º 5 a) (Directive 2006/112/EC, art. 226 points 4 and 5), read 2026-11-27.
 */
export function missingOfCompany(details: CompanyDetails): CompanyField[] {
  const country = details.country || 'PT';
  const needed: CompanyField[] = [
    'company',
    ...(country === 'PT' ? (['nif'] as const) : []),
    'street',
    ...(hasPostalCodes(country) ? (['postalCode'] as const) : []),
    'city',
  ];
  return needed.filter((field) => !details[field]);
}

/** What an invoice names of a person from €1,000 on, besides the tax number: CIVA art. 36 n.º 5 and 16. */
export type NamedField = 'name' | 'street' | 'postalCode' | 'city';

/** Returns what the invoice to a person in a country names, in the order of the form. */
export function namedFields(country: string | null): readonly NamedField[] {
  const isCoded = hasPostalCodes(country || 'PT');
  return ['name', 'street', ...(isCoded ? (['postalCode'] as const) : []), 'city'];
}

/**
 * From this total on, in cents, an invoice to a consumer names the buyer and the address. Source: CIVA
 * art. 36 n.º 16, read 2026-11-28.
 */
export const namedFromCents = 100_000;

type NamedOrder = {
  buyerKind: string;
  amountCents: number;
  billingName: string | null;
  billingStreet: string | null;
  billingPostalCode: string | null;
  billingCity: string | null;
  billingCountry: string | null;
};

const columnOf = {
  name: 'billingName',
  street: 'billingStreet',
  postalCode: 'billingPostalCode',
  city: 'billingCity',
} as const;

/** Returns what the invoice of an order to a person has to name and nobody has given. */
export function missingOfPerson(order: NamedOrder): NamedField[] {
  if (order.buyerKind !== 'consumer' || order.amountCents < namedFromCents) return [];
  return namedFields(order.billingCountry).filter((field) => !order[columnOf[field]]);
}
