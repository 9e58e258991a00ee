import type { Json } from '#platform/database/columns.ts';

export type ServicePackageTable = {
  id: string;
  name: string;
  namePt: string | null;
  description: string;
  descriptionPt: string | null;
  priceCents: number;
  currency: string;
  interval: string;
  features: Json<string[]>;
  featuresPt: Json<string[] | null>;
  popular: boolean;
  sort: number;
};

export type CatalogTables = {
  servicePackages: ServicePackageTable;
};
