/** Parts of Portugal with a standard rate of their own. */
export type VatRegion = 'mainland' | 'madeira' | 'azores';

type DatedRate = { region: VatRegion; percent: number; from: string; source: string };

/** The standard rates (taxa normal) by region and first day, the newest first. Read 2026-11-22. */
export const vatRates: readonly DatedRate[] = [
  {
    region: 'azores',
    percent: 16,
    from: '2021-07-01',
    source: 'CIVA art. 18 n.º 3 a); Decreto Legislativo Regional 15-A/2021/A',
  },
  {
    region: 'madeira',
    percent: 22,
    from: '2012-04-01',
    source: 'CIVA art. 18 n.º 3 b); Lei 14-A/2012',
  },
  {
    region: 'mainland',
    percent: 23,
    from: '2011-01-01',
    source: 'CIVA art. 18 n.º 1 c); Lei 55-A/2010',
  },
];

/** Returns the rate of a region, in percent, on a day (`YYYY-MM-DD`). Throws before the table begins. */
export function vatRateOn(region: VatRegion, day: string): number {
  const rate = vatRates.find((known) => known.region === region && known.from <= day);
  if (!rate) throw new RangeError(`There is no VAT rate of ${region} on ${day}`);
  return rate.percent;
}
