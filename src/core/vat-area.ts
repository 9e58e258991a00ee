/**
 * The member states of the EU by ISO codes, and Monaco, which counts as France. Source: Directive
 * 2006/112/EC, art. 5 and 7.
 */
const states =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' ');

/**
 * Territories of member states with an ISO code of their own, whose banks issue cards of the state. They
 * are outside the area of VAT: Directive 2006/112/EC, art. 6 n.º 1 (Åland, and the French ones of TFEU
 * art. 349), art. 5 and TFEU art. 355 n.º 2 (Saint Barthélemy, Saint Pierre and Miquelon). Read 2026-11-28.
 */
const statesOfTerritories: Record<string, string> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  PM: 'FR',
  RE: 'FR',
  YT: 'FR',
};

/**
 * Parts of member states outside the area of VAT, by their postal codes: those above, where somebody
 * names the state; the Canary Islands, Ceuta and Melilla; Heligoland and Büsingen; Livigno and Campione;
 * Mount Athos. Source: Directive 2006/112/EC, art. 6, read 2026-11-28; the ranges are those of the posts.
 */
const outsideByPostalCode: Record<string, RegExp> = {
  DE: /^(?:27498|78266)$/,
  ES: /^(?:35|38|51|52)\d{3}$/,
  FI: /^22\d{3}$/,
  FR: /^97\d{3}$/,
  GR: /^6308[67]$/,
  IT: /^(?:23041|22061)$/,
};

/** Where somebody is seated or lives: ISO 3166-1, two letters, and the postal code, if it is known. */
export type VatPlace = { country: string; postalCode: string | null };

// Northern Ireland is outside: numbers of the prefix XI are for goods alone (Protocol on Ireland /
// Northern Ireland, art. 8). The Isle of Man is taxed as Great Britain is (Directive, art. 7).

/** Returns whether a country is in the EU's area of VAT, Portugal included; parts of it may be outside. */
export function isEuCountry(country: string): boolean {
  return states.includes(country);
}

/** Returns whether parts of a country are outside the area of VAT, so that a postal code decides. */
export function hasPartsOutside(country: string): boolean {
  return country in outsideByPostalCode;
}

/** Returns whether a place is in the EU's area of VAT, where its company has a number that VIES knows. */
export function isInVatArea({ country, postalCode }: VatPlace): boolean {
  const code = (postalCode ?? '').replace(/\W/g, '').replace(/^[A-Z]{1,2}(?=\d)/i, '');
  return isEuCountry(country) && !outsideByPostalCode[country]?.test(code);
}

/** What is known of where a buyer is; each is null while nothing is. */
export type PlaceEvidence = {
  /** The country of the address that the buyer gives. */
  address: string | null;
  /** The postal code of that address. */
  postalCode: string | null;
  /** The country of the card or account, as the card provider says it. */
  method: string | null;
  /** A Portuguese tax number. */
  nif: string | null;
};

/**
 * Whether the evidence proves a buyer outside the EU's area of VAT: the address and the means of payment
 * say so, and no tax number of Portugal says otherwise. A card of the state is what a buyer in its
 * territory has, so it says nothing else. Sources, read 2026-11-27: Regulation (EU) 282/2011, art. 3
 * (the supplier demonstrates it), 23 (payment checks), 24b and 24f (two pieces, not contradictory).
 */
export function provesOutsideEu({ address, postalCode, method, nif }: PlaceEvidence): boolean {
  if (address === null || method === null || nif !== null) return false;
  if (isInVatArea({ country: address, postalCode })) return false;
  const state = isEuCountry(address) ? address : statesOfTerritories[address];
  return !isEuCountry(method) || method === state;
}
