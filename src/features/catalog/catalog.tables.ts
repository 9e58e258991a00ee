import type { Json } from '#platform/database/columns.ts';
import type { GuideAnswer } from './catalog.ts';

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
  featuresPt: Json<string[]> | null;
  popular: boolean;
  fits: Json<GuideAnswer[]> | null;
  sort: number;
};

export type CatalogTables = {
  servicePackages: ServicePackageTable;
};
