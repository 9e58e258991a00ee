import { type Company, telHref } from '#features/company/company.ts';
import { onOneLine } from '#i18n/unbroken-words.ts';

/**
 * Returns the company's values that paragraphs may use. Its numbers, and each part of its address
 * between commas, do not break across lines, nor does its name before *Lda*.
 */
export function companyValues(company: Company): Record<string, string> {
  const { socialLinks: _, look: __, ...values } = company;
  return {
    ...values,
    legalName: company.legalName.replace(/ (?=Lda\.?$)/, '\u00a0'),
    street: company.street.split(', ').map(onOneLine).join(', '),
    phone: onOneLine(company.phone),
    nipc: onOneLine(company.nipc),
    tel: telHref(company.phone),
  };
}
