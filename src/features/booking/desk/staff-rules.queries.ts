import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import { queryOptions } from '#query/query-options.ts';
import type { StaffRules } from './booking-rules.schema.ts';

const url = '/api/admin/booking-rules';

/** The booking rules for staff, and what is closed. */
export function staffRulesQuery() {
  return queryOptions<StaffRules>({ queryKey: [url], staleTime: 3_000 });
}

/** Changes the rules that are given. */
export async function saveRules(
  rules: Partial<StaffRules['rules']>,
  locale: Language,
): Promise<StaffRules> {
  return (await apiRequest(url, { method: 'PUT', body: { ...rules, locale } })).json();
}

const busyUrl = '/api/admin/busy-calendar';

/** Sets the address of the owner's own calendar, or removes it. */
export async function saveBusyCalendar(
  change: { url?: string; ownAddresses?: string[] } | null,
  locale: Language,
): Promise<void> {
  if (change === null) await apiRequest(busyUrl, { method: 'DELETE' });
  else await apiRequest(busyUrl, { method: 'PUT', body: { ...change, locale } });
}
