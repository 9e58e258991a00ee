import { bankAccount } from './posts/bank-account.ts';
import { certifiedInvoices } from './posts/certified-invoices.ts';
import { consentAndNumbers } from './posts/consent-and-numbers.ts';
import { fridayReport } from './posts/friday-report.ts';
import { gdprTenPeople } from './posts/gdpr-ten-people.ts';
import { hiringFirst } from './posts/hiring-first.ts';
import { ivaOss } from './posts/iva-oss.ts';
import { lisbonOrPorto } from './posts/lisbon-or-porto.ts';
import { mbWayMultibanco } from './posts/mb-way-multibanco.ts';
import { publicHolidays } from './posts/public-holidays.ts';
import { threeNumbers } from './posts/three-numbers.ts';
import { twoLanguages } from './posts/two-languages.ts';
import { unipessoalOrBranch } from './posts/unipessoal-or-branch.ts';
import { warehouseLease } from './posts/warehouse-lease.ts';
import type { SamplePost } from './sample-content.ts';

/** Newest first. */
export const samplePosts: SamplePost[] = [
  threeNumbers,
  unipessoalOrBranch,
  ivaOss,
  publicHolidays,
  lisbonOrPorto,
  gdprTenPeople,
  bankAccount,
  certifiedInvoices,
  consentAndNumbers,
  twoLanguages,
  hiringFirst,
  warehouseLease,
  fridayReport,
  mbWayMultibanco,
];
