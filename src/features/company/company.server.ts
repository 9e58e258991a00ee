import type { Generated } from 'kysely';
import * as z from 'zod/mini';
import type { JsonLdNode } from '#core/json-ld.ts';
import { sampleCompany } from '#database/seed/company.ts';
import type { SampleCompany } from '#database/seed/sample-content.ts';
import { type VatInPrices, vatInPrices } from '#features/vat/vat.ts';
import type { Instant, Json } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { Company } from './company.ts';

/** Response of `GET /api/company`: the company's details, read from one row. */
export const companySchema = z.strictObject({
  brand: z.string(),
  legalName: z.string(),
  nipc: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  openingHours: z.string(),
  openingHoursPt: z.string(),
  socialLinks: z.array(z.string()),
  vatInPrices: z.enum(vatInPrices),
});

export type CompanyTable = {
  id: number;
  brand: string;
  legalName: string;
  nipc: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  whatsapp: string;
  email: string;
  openingHours: string;
  openingHoursPt: string;
  socialLinks: Json<string[]>;
  /** Whether the catalogue's prices include VAT (`included`), or it is added (`added`). */
  vatInPrices: Generated<VatInPrices>;
};

/** Who changed a field last. The revision is what a change must name to be based on what is stored. */
export type CompanyChangeTable = {
  field: string;
  revision: number;
  changedAt: Instant;
  changedBy: string | null;
};

export type CompanyTables = {
  company: CompanyTable;
  companyChanges: CompanyChangeTable;
};

const selectCompany = prepareRead((db) => db.selectFrom('company').selectAll());

export async function getCompany(db: Queryable): Promise<Company | null> {
  const [row] = await selectCompany(db, {});
  if (!row) return null;
  const { id: _, ...company } = row;
  return company;
}

/** Returns the company. Throws if the database has not been seeded. */
export async function requireCompany(db: Queryable): Promise<Company> {
  const company = await getCompany(db);
  if (!company) throw new Error('The database holds no company; it has not been seeded');
  return company;
}

/** Returns the fields of the company that still hold sample values, for the owner to replace. */
export function sampleFieldsOf(company: Company): (keyof Company)[] {
  const fields = Object.keys(sampleCompany) as (keyof SampleCompany)[];
  return fields.filter(
    (field) => JSON.stringify(company[field]) === JSON.stringify(sampleCompany[field]),
  );
}

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
