import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { ContentRecord } from '../../content.schema.ts';
import { SearchResultPanel } from './search-result.tsx';

beforeEach(() => void vi.stubGlobal('location', { host: 'entrada.example' }));
afterEach(() => vi.unstubAllGlobals());

/** The words of the panel, and what separates them. */
function shown(kind: string, values: ContentRecord['draft'], address: string | null = '/blog/a') {
  const record = { address: null, nextAddress: address } as ContentRecord;
  const markup = renderToStaticMarkup(
    <LanguageProvider start="en">
      <SearchResultPanel kind={kind} draft={{ record, values }} />
    </LanguageProvider>,
  );
  return markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}

it('a page is shown as a search does, in both languages', () => {
  const words = shown('posts', { title: 'One', titlePt: 'Um', summary: 'Two', summaryPt: '' });
  expect(words).toContain('|entrada.example › blog › a|One|Two|Title: 3 of about 60');
  expect(words).toContain('|entrada.example › pt › blog › a|Um|Two|Title: 2 of about 60');
});

it('long words are cut as there, and counted whole', () => {
  const words = shown('posts', { title: 'long '.repeat(20), summary: '' });
  expect(words).toContain(`|${'long '.repeat(11)}long…|`);
  expect(words).toContain('Title: 99 of about 60 characters.');
});

it('a case is found by what its client wanted, and what has no page by nothing', () => {
  const words = shown('case-studies', { title: 'Oliva', challenge: 'To sell oil' });
  expect(words).toContain('|Oliva|To sell oil|');
  expect([shown('packages', { name: 'A' }), shown('posts', {}, null)]).toEqual(['', '']);
});
