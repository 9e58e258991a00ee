import type { JsonLdNode } from '#core/json-ld.ts';
import type { Company } from './company.ts';

/** The company as the footer of every page shows it. `id` is the node's `@id`. */
export function companyNode(
  company: Company,
  { id, fileUrl }: { id: string; fileUrl: (path: string) => string },
): JsonLdNode {
  return {
    '@type': 'ProfessionalService',
    '@id': id,
    name: company.brand,
    legalName: company.legalName,
    taxID: company.nipc,
    url: fileUrl('/'),
    logo: fileUrl('/icon-512.png'),
    image: fileUrl('/og.png'),
    telephone: company.phone,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: 'PT',
    },
  };
}
