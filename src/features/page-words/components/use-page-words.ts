import { useLanguage } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { pageWordsQuery } from '../page-words.queries.ts';
import type { PageWithWords, WordOf } from '../page-words.ts';

/** Returns what the company says on a page, by name; empty while it is not known. */
export function usePageWords<Page extends PageWithWords>(
  page: Page,
): (name: WordOf<Page>) => string {
  const { language } = useLanguage();
  const { data } = useQuery(pageWordsQuery(page));
  return (name) => (language === 'pt' ? data?.[`${name}Pt`] : undefined) ?? data?.[name] ?? '';
}
