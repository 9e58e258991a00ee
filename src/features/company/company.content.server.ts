import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { companyContentFields } from './company.content.ts';
import { companyRecord } from './company-record.ts';
import { requireCompany } from './require-company.server.ts';
import { writeCompany } from './write-company.server.ts';

/** The company: one record, whose public row is the one that the settings change field by field. */
export const companyKind = defineKind({
  name: companyRecord.kind,
  fields: companyContentFields,
  titleField: 'brand',
  fixed: { ids: [companyRecord.id], seedOf: null },
  change: 'settings.change',
  read: async (db, id) => (id === companyRecord.id ? requireCompany(db) : null),
  write: writeCompany,
  async remove() {
    throw new Error('The company never leaves the site');
  },
});
