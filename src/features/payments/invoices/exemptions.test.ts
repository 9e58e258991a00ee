import { expect, it } from 'vitest';
import { rateOf, vatTreatments } from '#features/vat/vat.ts';
import { exemptionOf } from './exemptions.ts';

it.each(vatTreatments)('%s has a reason exactly where no tax is charged', (treatment) => {
  const isTaxed = rateOf(treatment, '2026-11-22') > 0;
  expect(exemptionOf(treatment) === null).toBe(isTaxed);
});

it('says reverse charge in the words of the law', () => {
  expect(exemptionOf('reverse_charge')?.reason).toMatch(/^IVA – autoliquidação/);
});
