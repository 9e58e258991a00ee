import type { SampleOffer } from './sample-content.ts';

/** Offers more work at the catalogue's price. */
export const sampleOffer: SampleOffer = {
  id: 'six-months-of-filings',
  title: 'Company Setup with six months of filings instead of three',
  titlePt: 'Abertura de Empresa com seis meses de declarações em vez de três',
  adds: 'Six months of filings instead of three',
  addsPt: 'Seis meses de declarações em vez de três',
  packageId: 'company-setup',
  daysFromSeeding: 60,
};
