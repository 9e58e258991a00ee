import type { Fields } from '#features/content/content.ts';
import type { TwinTexts } from '#i18n/twin-texts.ts';
import { queryOptions } from '#query/query-options.ts';

/** What the owner says of a service. An empty field is the word that the site began with. */
export const serviceFields = [
  { name: 'title', type: 'line', most: 300, twin: true },
  { name: 'lead', type: 'text', most: 1_000, twin: true },
  { name: 'help', type: 'text', most: 500, twin: true },
  { name: 'helpLabel', type: 'line', most: 300, twin: true },
  { name: 'item1', type: 'line', most: 300, twin: true },
  { name: 'tooltip1', type: 'line', most: 300, twin: true },
  { name: 'item2', type: 'line', most: 300, twin: true },
  { name: 'tooltip2', type: 'line', most: 300, twin: true },
  { name: 'item3', type: 'line', most: 300, twin: true },
  { name: 'tooltip3', type: 'line', most: 300, twin: true },
] as const satisfies Fields;

export type ServiceTextName = (typeof serviceFields)[number]['name'];

/** One of the three services, with its words in both languages. */
export type Service = TwinTexts<ServiceTextName> & { id: string };

export function servicesQuery() {
  return queryOptions<Service[]>({ queryKey: ['/api/services'] });
}
