import type { QueryClient } from '@tanstack/react-query';
import type { Company } from '#features/company/company.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import type { Language } from '#i18n/language.ts';
import { type HeadTag, headTags } from './head.ts';
import type { Page } from './page.ts';
import { readFrom } from './route.ts';

type HeadOfPage = Pick<Page, 'address' | 'route' | 'params'>;

/** The head of a page in a language, from the answers that are there. */
export function pageHeadTags(
  client: QueryClient,
  { address, route, params }: HeadOfPage,
  language: Language,
  origin: string,
): HeadTag[] {
  const read = readFrom(client);
  const brand = read<Company>(companyQuery())?.brand ?? 'Entrada';
  const search = new URLSearchParams(address.search);
  const head = route.head({ params, search, language, read });
  return headTags({ ...head, brand, origin, address, language });
}
