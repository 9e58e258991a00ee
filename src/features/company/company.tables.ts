import type { Generated } from 'kysely';
import type { VatInPrices } from '#features/vat/vat.ts';
import type { Instant, Json } from '#platform/database/columns.ts';

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
