import { describe, expect, it } from 'vitest';
import type { PagePath } from '#core/page-path.ts';
import { fillIn, type LegalContent, splitLinks } from './legal.ts';
import { accessibilityText } from './pages/accessibility.ts';
import { claimsText } from './pages/claims.ts';
import { complaintsText } from './pages/complaints.ts';
import { cookiesText } from './pages/cookies.ts';
import { privacyText } from './pages/privacy.ts';
import { termsText } from './pages/terms.ts';

const paths = import.meta.glob<Record<string, PagePath | string>>('/src/site/pages/*/*.path.ts', {
  eager: true,
});
/** Every address of the site that has no params. */
const own = Object.values(paths)
  .flatMap((module) => Object.values(module))
  .map((path) => (typeof path === 'string' ? path : path.pattern))
  .filter((path) => !path.includes(':'));

const pages = {
  privacyText,
  termsText,
  cookiesText,
  accessibilityText,
  complaintsText,
  claimsText,
};

function paragraphs(page: LegalContent): string[] {
  return page.sections.flatMap(({ body }) => body.flat());
}

function linksOf(page: LegalContent): string[] {
  return paragraphs(page)
    .flatMap(splitLinks)
    .flatMap(({ href }) => href ?? []);
}

describe('a paragraph of a legal page', () => {
  it('is split at its links', () => {
    expect(splitLinks('See [Privacy](/privacy) or [x@y.pt](mailto:x@y.pt).')).toEqual([
      { text: 'See ' },
      { text: 'Privacy', href: '/privacy' },
      { text: ' or ' },
      { text: 'x@y.pt', href: 'mailto:x@y.pt' },
      { text: '.' },
    ]);
  });

  it('keeps a note in brackets that is not a link', () => {
    expect(splitLinks('[Owner: name them.]')).toEqual([{ text: '[Owner: name them.]' }]);
  });

  it('is filled in with the known values', () => {
    expect(fillIn('{legalName}, {nipc}', { legalName: 'Entrada' })).toBe('Entrada, {nipc}');
  });
});

describe.each(Object.entries(pages))('%s', (_, { en, pt }) => {
  it('has the same sections, paragraphs and links in both languages', () => {
    expect(pt.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
    expect(pt.sections.map(({ body }) => body.map((block) => [block].flat().length))).toEqual(
      en.sections.map(({ body }) => body.map((block) => [block].flat().length)),
    );
    expect(linksOf(pt)).toEqual(linksOf(en));
  });

  it('has no note to the owner in brackets', () => {
    const shown = [...paragraphs(en), ...paragraphs(pt)].flatMap(splitLinks);
    expect(shown.filter(({ text }) => /[[\]]/.test(text))).toEqual([]);
  });

  it('has no Portuguese paragraph left in English', () => {
    const english = new Set(paragraphs(en));
    expect(paragraphs(pt).filter((text) => english.has(text))).toEqual([]);
  });

  it('links to pages of this site, to mail, or to an outside page by https', () => {
    const odd = linksOf(en).filter(
      (href) =>
        !own.includes(href) &&
        !['mailto:{email}', '{tel}'].includes(href) &&
        !href.startsWith('https://'),
    );
    expect(odd).toEqual([]);
  });

  it('uses only values of the company', () => {
    const names = [...paragraphs(en), en.lead, ...paragraphs(pt), pt.lead].flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    const known = ['legalName', 'nipc', 'street', 'postalCode', 'city', 'phone', 'tel', 'email'];
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });
});
