import { describe, expect, it } from 'vitest';
import { isInVatArea, provesOutsideEu } from '#core/vat-area.ts';
import {
  decideVat,
  rateOf,
  regionOfPostalCode,
  splitPrice,
  type VatBuyer,
  type VatTreatment,
  vatTreatments,
} from './vat.ts';
import { vatRateOn } from './vat-rates.ts';

const day = '2026-11-22';
const person: VatBuyer = {
  country: 'PT',
  postalCode: null,
  isCompany: false,
  vatNumber: 'none',
  isOutsideProved: true,
};
const company: VatBuyer = { ...person, isCompany: true };

describe('how an order is taxed', () => {
  it.each<[string, VatBuyer, VatTreatment, number]>([
    ['a person in Portugal', person, 'mainland', 23],
    ['a person in Madeira', { ...person, postalCode: '9000-017' }, 'mainland', 23],
    ['a company without a postal code', company, 'mainland', 23],
    ['a company in Lisbon', { ...company, postalCode: '1100-000' }, 'mainland', 23],
    ['a company in Bragança', { ...company, postalCode: '5300-000' }, 'mainland', 23],
    ['a company in Funchal', { ...company, postalCode: '9000-017' }, 'madeira', 22],
    ['a company in Porto Santo', { ...company, postalCode: '9400-150' }, 'madeira', 22],
    ['a company in Ponta Delgada', { ...company, postalCode: '9500-150' }, 'azores', 16],
    ['a company in Corvo', { ...company, postalCode: '9980-020' }, 'azores', 16],
    ['a person in Germany', { ...person, country: 'DE' }, 'eu_consumer', 23],
    ['a company there without a number', { ...company, country: 'DE' }, 'eu_number_missing', 23],
    [
      'with a number that VIES confirms',
      { ...company, country: 'DE', vatNumber: 'valid' },
      'reverse_charge',
      0,
    ],
    [
      'with a number of which only the format is known',
      { ...company, country: 'DE', vatNumber: 'format' },
      'reverse_charge',
      0,
    ],
    [
      'with a number that VIES does not know',
      { ...company, country: 'DE', vatNumber: 'unknown' },
      'eu_number_unknown',
      23,
    ],
    [
      'with a number while VIES is silent',
      { ...company, country: 'DE', vatNumber: 'unconfirmed' },
      'eu_number_unconfirmed',
      23,
    ],
    [
      'a German company with a postal code like the Azores',
      { ...company, country: 'DE', postalCode: '97070' },
      'eu_number_missing',
      23,
    ],
    ['a person in Monaco', { ...person, country: 'MC' }, 'eu_consumer', 23],
    ['a person in Réunion', { ...person, country: 'RE' }, 'outside_eu_consumer', 0],
    ['a person in Åland', { ...person, country: 'AX' }, 'outside_eu_consumer', 0],
    ['a company in Guadeloupe', { ...company, country: 'GP' }, 'outside_eu_company', 0],
    ['a company on the Isle of Man', { ...company, country: 'IM' }, 'outside_eu_company', 0],
    ['a company in Liechtenstein', { ...company, country: 'LI' }, 'outside_eu_company', 0],
    [
      'a company in the Canary Islands',
      { ...company, country: 'ES', postalCode: '35001', vatNumber: 'none' },
      'outside_eu_company',
      0,
    ],
    [
      'a company in Madrid',
      { ...company, country: 'ES', postalCode: '28001', vatNumber: 'valid' },
      'reverse_charge',
      0,
    ],
    [
      'a company in Réunion that names France',
      { ...company, country: 'FR', postalCode: '97400' },
      'outside_eu_company',
      0,
    ],
    [
      'a company in Monaco with its French number',
      { ...company, country: 'MC', vatNumber: 'valid' },
      'reverse_charge',
      0,
    ],
    [
      'with a number that VIES was not asked about',
      { ...company, country: 'DE', vatNumber: 'unasked' },
      'eu_number_unasked',
      23,
    ],
    ['a person in Brazil', { ...person, country: 'BR' }, 'outside_eu_consumer', 0],
    ['a company in Brazil', { ...company, country: 'BR' }, 'outside_eu_company', 0],
    ['a company in the United Kingdom', { ...company, country: 'GB' }, 'outside_eu_company', 0],
    [
      'a person who says to be in Brazil',
      { ...person, country: 'BR', isOutsideProved: false },
      'outside_eu_unproved',
      23,
    ],
    [
      'a company that says to be in Brazil',
      { ...company, country: 'BR', isOutsideProved: false },
      'outside_eu_unproved',
      23,
    ],
  ])('%s', (_, buyer, treatment, rate) => {
    expect(decideVat(buyer)).toBe(treatment);
    expect(rateOf(treatment, day)).toBe(rate);
  });

  it.for([
    ['an address and a card outside the EU', 'BR', 'US', null, true],
    ['a card of Portugal', 'US', 'PT', null, false],
    ['a card of Germany', 'US', 'DE', null, false],
    ['no card yet', 'US', null, null, false],
    ['no address', null, 'US', null, false],
    ['a Portuguese tax number', 'US', 'US', '501964843', false],
    // The banks of a territory issue cards of its state.
    ['a French card in Réunion', 'RE', 'FR', null, true],
    ['a Finnish card in Åland', 'AX', 'FI', null, true],
    ['a German card in Réunion', 'RE', 'DE', null, false],
    ['a Portuguese card in Åland', 'AX', 'PT', null, false],
  ] as const)('%s: outside the EU is proved or not', ([_, address, method, nif, isProved]) => {
    expect(provesOutsideEu({ address, postalCode: null, method, nif })).toBe(isProved);
  });

  it.for([
    ['ES', '35001', 'ES', true],
    ['ES', '38 001', 'ES', true],
    ['ES', '51001', 'ES', true],
    ['ES', '28001', 'ES', false],
    ['ES', null, 'ES', false],
    ['ES', '35001', 'PT', false],
    ['FR', '97110', 'FR', true],
    ['FR', 'F-97110', 'FR', true],
    ['FR', '75001', 'FR', false],
    ['FI', '22100', 'FI', true],
    ['FI', 'AX-22100', 'FI', true],
    ['DE', '27498', 'DE', true],
    ['IT', '23041', 'IT', true],
    ['GR', '630 87', 'GR', true],
    ['PT', '9000-017', 'PT', false],
  ] as const)(
    '%s %s with a card of %s is outside: %s',
    ([country, postalCode, method, isOutside]) => {
      expect(provesOutsideEu({ address: country, postalCode, method, nif: null })).toBe(isOutside);
      if (method === country) expect(isInVatArea({ country, postalCode })).toBe(!isOutside);
    },
  );

  it('has a rate for each treatment', () => {
    for (const treatment of vatTreatments)
      expect([0, 16, 22, 23]).toContain(rateOf(treatment, day));
  });

  it.each([
    ['8999-999', 'mainland'],
    ['9000', 'madeira'],
    ['9499-999', 'madeira'],
    ['9500', 'azores'],
    ['9999-999', 'azores'],
    ['', 'mainland'],
    [null, 'mainland'],
  ] as const)('the postal code %j is in %s', (postalCode, region) => {
    expect(regionOfPostalCode(postalCode)).toBe(region);
  });
});

describe('the table of rates', () => {
  it.each([
    ['azores', '2021-06-30', null],
    ['azores', '2021-07-01', 16],
    ['madeira', '2012-04-01', 22],
    ['mainland', '2010-12-31', null],
    ['mainland', '2011-01-01', 23],
  ] as const)('%s on %s is %s', (region, on, percent) => {
    if (percent === null) expect(() => vatRateOn(region, on)).toThrow(RangeError);
    else expect(vatRateOn(region, on)).toBe(percent);
  });
});

describe('the lines of a price', () => {
  it.each([
    [145_000, 'included', 23, 117_886, 27_114, 145_000],
    [145_000, 'included', 22, 117_886, 25_935, 143_821],
    [145_000, 'included', 16, 117_886, 18_862, 136_748],
    [145_000, 'included', 0, 117_886, 0, 117_886],
    [39_000, 'included', 23, 31_707, 7_293, 39_000],
    [1, 'included', 23, 1, 0, 1],
    [145_000, 'added', 23, 145_000, 33_350, 178_350],
    [145_000, 'added', 16, 145_000, 23_200, 168_200],
    [145_000, 'added', 0, 145_000, 0, 145_000],
    [3, 'added', 23, 3, 1, 4],
  ] as const)(
    'of %i cents, %s, at %i %%',
    (cents, prices, rate, netCents, vatCents, totalCents) => {
      expect(splitPrice(cents, { prices, rate, day })).toEqual({
        netCents,
        vatCents,
        totalCents,
        rate,
      });
    },
  );

  it('always make the total, and a consumer pays the price of the catalogue', () => {
    for (let cents = 1; cents < 5000; cents += 1)
      for (const prices of ['included', 'added'] as const)
        for (const rate of [0, 16, 22, 23]) {
          const lines = splitPrice(cents, { prices, rate, day });
          expect(lines.netCents + lines.vatCents).toBe(lines.totalCents);
          if (prices === 'included' && rate === 23) expect(lines.totalCents).toBe(cents);
        }
  });
});
