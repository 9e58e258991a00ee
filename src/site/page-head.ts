import { excerptOf } from '#core/excerpt.ts';
import { companyQuery } from '#features/company/company.ts';
import type { Language } from '#i18n/language.ts';
import type { QueryClient } from '#query/query-client.ts';
import type { HeadReader, HeadText, HeadTexts, Page } from './define-page.ts';
import { applyHead, type HeadTag, headTags } from './head-tags.ts';
import type { LoadedPage } from './load-page.ts';
import { head as notFoundHead } from './pages/not-found/not-found.head.ts';

export type ShownPage = Pick<LoadedPage, 'address' | 'page' | 'params'>;
type PageHead = HeadTexts | HeadReader<{ pattern: string }>;

const heads = import.meta.glob<PageHead>('./pages/*/*.head.ts', { eager: true, import: 'head' });

// In characters: what search engines show whole ends with a sentence.
const longestDescription = 200;

/** Returns the head of a page whose title never changes, or undefined if it depends on data. */
export function fixedHeadOf(
  { name }: Pick<Page, 'name'>,
  language: Language,
): HeadText | undefined {
  const head = heads[`./pages/${name}/${name}.head.ts`];
  return typeof head === 'function' ? undefined : head?.[language];
}

/** Returns title and description of a page, or undefined if the data that they need is missing. */
export function headTextOf(
  client: QueryClient,
  { page, params }: ShownPage,
  language: Language,
): HeadText | undefined {
  const head = heads[`./pages/${page.name}/${page.name}.head.ts`];
  if (typeof head !== 'function') return fixedHeadOf(page, language);
  return head({ params, language, read: (query) => client.getQueryData(query) });
}

/** Pages whose shared links show what they are about. */
const withOwnPicture: readonly string[] = ['blog-post', 'case-study'];

/** The picture that the owner chose for shared links; undefined for a page with one of its own. */
function sharedPicture(client: QueryClient, page: Page, language: Language) {
  const share = client.getQueryData(companyQuery())?.look?.share;
  if (share === undefined || withOwnPicture.includes(page.name)) return undefined;
  return { address: share.address, alt: language === 'pt' ? share.altPt : share.alt };
}

/** Returns the head tags of a page in a language, from the data that is loaded. */
export function pageHeadTags(
  client: QueryClient,
  shown: ShownPage,
  language: Language,
  origin: string,
): HeadTag[] {
  const { address, page } = shown;
  const text = headTextOf(client, shown, language);
  const { description, ...rest } = text ?? notFoundHead[language];
  return headTags({
    ...rest,
    description: excerptOf(description, { most: longestDescription, enough: longestDescription }),
    noindex: !text || Boolean(page.personal || page.status || text.noindex),
    brand: client.getQueryData(companyQuery())?.brand ?? '',
    origin,
    address,
    language,
    picture: sharedPicture(client, page, language),
  });
}

/** Updates the document's head for the page shown and returns its title. */
export function updateHead(client: QueryClient, shown: ShownPage, language: Language): string {
  applyHead(pageHeadTags(client, shown, language, location.origin), language);
  return document.title;
}
