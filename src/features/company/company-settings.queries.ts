import { queryOptions } from '#query/query-options.ts';
import type { CompanySettings } from './company-settings.schema.ts';

/** The company's fields, as the settings show them. Changes of others come by themselves. */
export function companySettingsQuery() {
  return queryOptions<CompanySettings>({ queryKey: ['/api/admin/settings/company'] });
}
