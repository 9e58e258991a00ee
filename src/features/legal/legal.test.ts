import { describe, expect, it } from 'vitest';
import { type Modes, plainModes } from '#features/modes/modes.ts';
import * as paths from '#paths.ts';
import { fillIn, type LegalContent, type LegalLine, splitLinks, trueLines } from './legal.ts';
import { accessibilityText } from './pages/accessibility.ts';
import { claimsText } from './pages/claims.ts';
import { complaintsText } from './pages/complaints.ts';
import { cookiesText } from './pages/cookies.ts';
import { privacyText } from './pages/privacy.ts';
import { termsText } from './pages/terms.ts';

/** Every address of the site that has no params. */
const own = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : path.pattern))
  .filter((path) => !path.includes(':') && !path.startsWith('/admin'));

const pages = {
  privacyText,
  termsText,
  cookiesText,
  accessibilityText,
  complaintsText,
  claimsText,
};

/** Every sentence of a page, whether it is true in a setting or not. */
function linesOf(page: LegalContent): LegalLine[] {
  return page.sections.flatMap(({ body }) => body.flat());
}

function paragraphs(page: LegalContent): string[] {
  return linesOf(page).map((line) => (typeof line === 'string' ? line : line.text));
}

/** When each sentence of a page is shown, in order. */
function casesOf(page: LegalContent): string[] {
  return linesOf(page).map((line) => (typeof line === 'string' ? 'always' : line.when));
}

function shownIn(page: LegalContent, modes: Partial<Modes>): string {
  const all = page.sections.flatMap(({ body }) => body);
  return all.flatMap((block) => trueLines(block, { ...plainModes, ...modes })).join('\n');
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
    expect(casesOf(pt)).toEqual(casesOf(en));
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

describe.each(['en', 'pt'] as const)('what the legal pages say in a setting: %s', (language) => {
  const privacy = privacyText[language];
  const all = [privacy, claimsText[language], cookiesText[language]];

  it('names Stripe where it takes cards, and nobody where this site is its own sandbox', () => {
    for (const page of all) {
      expect(shownIn(page, { payments: 'stripe' })).toMatch(/Stripe/);
      expect(shownIn(page, { payments: 'sandbox' })).not.toMatch(/Stripe/);
    }
    const alone = /No (other company|third party) is|Nenhum(a outra empresa| terceiro) é/;
    const but = /except where you pay|exceto onde se paga/;
    for (const page of [privacy, claimsText[language]])
      for (const payments of ['stripe', 'sandbox'] as const) {
        const said = shownIn(page, { payments });
        expect(said.match(new RegExp(alone, 'g'))).toHaveLength(1);
        expect(but.test(said)).toBe(payments === 'stripe');
      }
  });

  it.each([
    ['VIES', /VIES/, { checksVatNumbers: true }],
    [
      'the invoicing software',
      /invoicing software|emite as nossas faturas/,
      { handsOverOrders: true },
    ],
  ] as const)('names %s only where it is asked', (_, words, modes) => {
    expect(shownIn(privacy, modes)).toMatch(words);
    expect(shownIn(privacy, {})).not.toMatch(words);
  });

  it('says that mails are kept in files where none is sent', () => {
    const words = /sends no email|não envia e-mails/;
    expect(shownIn(privacy, { sendsMail: false })).toMatch(words);
    expect(shownIn(privacy, { sendsMail: true })).not.toMatch(words);
  });
});
