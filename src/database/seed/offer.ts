import type { SampleOffer } from './sample-content.ts';

/** Offers more work at the catalogue's price, because the checkout always charges that price. */
export const sampleOffer: SampleOffer = {
  id: 'six-months-of-filings',
  title: 'Company Setup with six months of filings instead of three',
  titlePt: 'Abertura de Empresa com seis meses de declarações em vez de três',
  packageId: 'company-setup',
  daysFromSeeding: 60,
};
