import type { VatTreatment } from '#features/vat/vat.ts';

/** Why no tax is charged: the code of Portugal's list, and the sentence that an invoice must have. */
export type Exemption = { code: string; reason: string };

const reverseCharge = {
  code: 'M40',
  reason: 'IVA – autoliquidação (artigo 6.º, n.º 6, alínea a), a contrário, do CIVA)',
};
const notSubjectCompany = {
  code: 'M99',
  reason: 'Não sujeito a IVA (artigo 6.º, n.º 6, alínea a), a contrário, do CIVA)',
};
const notSubjectConsumer = {
  code: 'M99',
  reason: 'Não sujeito a IVA (artigo 6.º, n.º 11, alínea c), do CIVA)',
};

/**
 * Returns why an order is not taxed, in the language of the law; null where tax is charged. Source:
 * AT's table of exemption codes since 2023: M40 is CIVA art. 6 n.º 6 a) *a contrário*, M99 *não sujeito
 * ou não tributado*; read 2026-11-22 in the copy of a library for SAF-T (PT), not at its author's.
 */
export function exemptionOf(treatment: VatTreatment | null): Exemption | null {
  if (treatment === 'reverse_charge') return reverseCharge;
  if (treatment === 'outside_eu_company') return notSubjectCompany;
  return treatment === 'outside_eu_consumer' ? notSubjectConsumer : null;
}
