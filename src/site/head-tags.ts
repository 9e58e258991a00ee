import { formatAddress, type Prefix, type SiteAddress, withPrefix } from '#core/site-address.ts';
import { htmlLangOf, type Language, localeOf, otherLanguage } from '#i18n/language.ts';
import type { HeadText } from './define-page.ts';

/** One element of the head, for the server's HTML and the browser's DOM alike. */
export type HeadTag = {
  tag: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
};

export type HeadInput = HeadText & {
  /** Whether search engines are told not to index the page. */
  noindex: boolean;
  brand: string;
  /** Public address of the site, without a trailing slash. */
  origin: string;
  address: SiteAddress;
  language: Language;
  /** The picture that the owner chose for pages without one of their own. */
  picture?: { address: string; alt: string } | undefined;
};

function meta(attributes: Record<string, string>): HeadTag {
  return { tag: 'meta', attributes };
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}

function urlOf(origin: string, prefix: Prefix, path: string): string {
  return `${origin}${withPrefix(prefix, path)}`;
}

/** Open Graph writes a locale with an underscore: `pt_PT`. */
function ogLocale(language: Language): string {
  return localeOf[language].replace('-', '_');
}

/** The picture of shared links, drawn for the page. Its size is given, so that it shows at once. */
function pictureTags({ origin, address, noindex, title, picture }: HeadInput): HeadTag[] {
  const { prefix, path } = address;
  const own = `/share${prefix}${path === '/' ? '/home' : path}.png`;
  const drawn = noindex ? '/og.png' : own;
  return [
    meta({ property: 'og:image', content: `${origin}${picture?.address ?? drawn}` }),
    meta({ property: 'og:image:type', content: picture ? 'image/jpeg' : 'image/png' }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: picture?.alt ?? title }),
  ];
}

function kindTags({ publishedAt }: HeadInput): HeadTag[] {
  if (!publishedAt) return [meta({ property: 'og:type', content: 'website' })];
  return [
    meta({ property: 'og:type', content: 'article' }),
    meta({ property: 'article:published_time', content: publishedAt }),
  ];
}

/** Returns the tags that differ between pages: title, description, alternate addresses, Open Graph. */
export function headTags(input: HeadInput): HeadTag[] {
  const { origin, address, language, brand, description, noindex, onlyIn } = input;
  const title = input.title === brand ? brand : `${input.title} — ${brand}`;
  const canonical = `${origin}${formatAddress({ ...address, search: '', hash: '' })}`;
  const twins = [
    link({ rel: 'alternate', hreflang: 'en', href: urlOf(origin, '', address.path) }),
    link({ rel: 'alternate', hreflang: 'pt-PT', href: urlOf(origin, '/pt', address.path) }),
    link({ rel: 'alternate', hreflang: 'x-default', href: urlOf(origin, '', address.path) }),
  ];
  const indexing = noindex
    ? [meta({ name: 'robots', content: 'noindex' })]
    : [link({ rel: 'canonical', href: canonical }), ...(onlyIn ? [] : twins)];
  return [
    { tag: 'title', attributes: {}, text: title },
    meta({ name: 'description', content: description }),
    ...indexing,
    ...kindTags(input),
    meta({ property: 'og:site_name', content: brand }),
    meta({ property: 'og:title', content: input.title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: canonical }),
    ...pictureTags(input),
    meta({ property: 'og:locale', content: ogLocale(language) }),
    ...(onlyIn
      ? []
      : [
          meta({
            property: 'og:locale:alternate',
            content: ogLocale(otherLanguage(language)),
          }),
        ]),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

const marker = 'data-page';

/** Replaces all page tags in the document's head, so that none of the previous page's remain. */
export function applyHead(tags: HeadTag[], language: Language): void {
  document.documentElement.lang = htmlLangOf[language];
  for (const old of document.head.querySelectorAll(`[${marker}]`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(marker, '');
    document.head.append(element);
  }
}

function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function formatTag({ tag, attributes, text }: HeadTag): string {
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  const formatted = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${formatted.join('')} ${marker}>`;
}

/** Formats the tags as HTML. */
export function formatHead(tags: HeadTag[]): string {
  return tags.map(formatTag).join('\n');
}
