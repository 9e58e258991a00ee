import type { Generated } from 'kysely';
import * as z from 'zod/mini';
import type { JsonLdNode } from '#core/json-ld.ts';
import { lookCodeOf } from '#core/look/look-code.ts';
import { ownColours } from '#core/look/look-colours.ts';
import { sampleCompany } from '#database/seed/company.ts';
import type { SampleCompany } from '#database/seed/sample-content.ts';
import { type VatInPrices, vatInPrices } from '#features/vat/vat.ts';
import type { Instant, Json } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { Company, CompanyFields } from './company.ts';

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
  /** How the site looks where its owner chose it: the code of the colours, wall and accent. */
  look: z.optional(z.strictObject({ code: z.string() })),
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
  /** The colours of wall and accent as `#rrggbb`; empty for those of the site. */
  wallColour: Generated<string>;
  accentColour: Generated<string>;
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

/** The look of the site, as pages need it; null where the owner has chosen nothing. */
function lookOf({ wallColour, accentColour }: CompanyFields): Company['look'] | null {
  const code = lookCodeOf({
    wall: wallColour || ownColours.wall,
    accent: accentColour || ownColours.accent,
  });
  return code === '' ? null : { code };
}

async function getCompanyFields(db: Queryable): Promise<CompanyFields | null> {
  const [row] = await selectCompany(db, {});
  if (!row) return null;
  const { id: _, ...fields } = row;
  return fields;
}

export async function getCompany(db: Queryable): Promise<Company | null> {
  const fields = await getCompanyFields(db);
  if (fields === null) return null;
  const { wallColour: _, accentColour: __, ...company } = fields;
  const look = lookOf(fields);
  return { ...company, ...(look && { look }) };
}

/** Returns what the owner changes of the company. Throws if the database has not been seeded. */
export async function requireCompanyFields(db: Queryable): Promise<CompanyFields> {
  const fields = await getCompanyFields(db);
  if (!fields) throw new Error('The database holds no company; it has not been seeded');
  return fields;
}

/** Returns the company. Throws if the database has not been seeded. */
export async function requireCompany(db: Queryable): Promise<Company> {
  const company = await getCompany(db);
  if (!company) throw new Error('The database holds no company; it has not been seeded');
  return company;
}

/** Returns the fields of the company that still hold sample values, for the owner to replace. */
export function sampleFieldsOf(
  company: Pick<Company, keyof SampleCompany>,
): (keyof SampleCompany)[] {
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
