import type { Page } from '@playwright/test';

/** What a page of the site says about itself, read from the HTML that the server sent. */
export type ReadPage = {
  lang: string;
  title: string;
  robots: string | null;
  canonical: string | null;
  description: string;
  /** `hreflang` and address of each language version. */
  alternates: Record<string, string>;
  /** Open Graph and article properties. */
  properties: Record<string, string>;
  /** Addresses of the feeds by media type. */
  feeds: Record<string, string>;
  headings: string[];
  /** `href` of every link, as written. */
  links: string[];
  ids: string[];
  /** Values of `datetime` of all times. */
  times: string[];
  /** Texts of the JSON-LD elements. */
  data: string[];
  /** All text of the body, spaces collapsed. */
  text: string;
};

/** Reads HTML by the parser of the browser, without running it. */
export async function readPage(browserPage: Page, html: string): Promise<ReadPage> {
  return browserPage.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        all(selector).map((one) => [one.getAttribute(key), one.getAttribute(value)]),
      ) as Record<string, string>;
    const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    return {
      lang: document.documentElement.lang,
      title: document.title,
      robots: attribute('meta[name="robots"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      description: attribute('meta[name="description"]', 'content') ?? '',
      alternates: pairs('link[hreflang]', 'hreflang', 'href'),
      properties: pairs('meta[property]', 'property', 'content'),
      feeds: pairs('link[rel="alternate"][type]', 'type', 'href'),
      headings: all('h1').map((one) => tidy(one.textContent)),
      links: all('a[href]').map((one) => one.getAttribute('href') ?? ''),
      ids: all('[id]').map(({ id }) => id),
      times: all('time').map((one) => one.getAttribute('datetime') ?? ''),
      data: all('script[type="application/ld+json"]').map((one) => one.textContent ?? ''),
      text: tidy(document.getElementById('root')?.textContent ?? ''),
    };
  }, html);
}
