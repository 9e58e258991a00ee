import { type Generated, sql } from 'kysely';
import * as z from 'zod/mini';
import type { JsonLdNode } from '#core/json-ld.ts';
import type { DoorName } from '#core/look/look-code.ts';
import { sampleCompany } from '#database/seed/company.ts';
import type { SampleCompany } from '#database/seed/sample-content.ts';
import { pictureAt } from '#features/files/pictures/picture-of.server.ts';
import { type VatInPrices, vatInPrices } from '#features/vat/vat.ts';
import type { Instant, Json } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import {
  type Company,
  type CompanyFields,
  iconAddress,
  type LogoName,
  type LogoPlate,
} from './company.ts';
import { companyLookSchema, type LookRow, lookOf } from './company-look.server.ts';

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
  look: z.optional(companyLookSchema),
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
  /** The address of a picture of the library; empty for the mark of the site. */
  logo: Generated<string>;
  logoName: Generated<LogoName>;
  logoPlate: Generated<LogoPlate>;
  door: Generated<DoorName>;
  /** Addresses of pictures of the library; empty for what is drawn. */
  heroPicture: Generated<string>;
  sharePicture: Generated<string>;
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

const selectCompany = prepareRead((db) =>
  db
    .selectFrom('company')
    .selectAll()
    .select([
      pictureAt('company.logo').as('logoShown'),
      sql<LookRow['logoInside']>`(
        select inside from pictures where address = ${sql.ref('company.logo')}
      )`.as('logoInside'),
      pictureAt('company.heroPicture').as('heroShown'),
      pictureAt('company.sharePicture').as('shareShown'),
    ]),
);

type Read = { fields: CompanyFields; look: ReturnType<typeof lookOf> };

async function readCompany(db: Queryable): Promise<Read | null> {
  const [row] = await selectCompany(db, {});
  if (!row) return null;
  const { id, logoShown, logoInside, heroShown, shareShown, ...fields } = row;
  return { fields, look: lookOf(row) };
}

export async function getCompany(db: Queryable): Promise<Company | null> {
  const read = await readCompany(db);
  if (read === null) return null;
  const { wallColour, accentColour, door, logo, logoName, logoPlate, ...rest } = read.fields;
  const { heroPicture, sharePicture, ...company } = rest;
  return { ...company, ...(read.look && { look: read.look }) };
}

/** Returns what the owner changes of the company. Throws if the database has not been seeded. */
export async function requireCompanyFields(db: Queryable): Promise<CompanyFields> {
  const read = await readCompany(db);
  if (!read) throw new Error('The database holds no company; it has not been seeded');
  return read.fields;
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
    logo: fileUrl(company.look?.logo?.address ?? iconAddress('/icon-512.png', company)),
    image: fileUrl(company.look?.share?.address ?? '/og.png'),
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
