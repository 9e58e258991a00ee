import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseText } from '#core/markdown/parse-text.server.ts';
import { paragraphsOf } from '#core/paragraphs.ts';
import { escapeText } from './escape-text.ts';

it.each([
  ['A company of 2.5 people, e.g. (see) snake_case & co.', undefined],
  ['# no heading', '\\# no heading'],
  [
    '- no list\n+ none\n* none\n1. none\n2) none',
    '\\- no list\n\\+ none\n\\* none\n1\\. none\n2\\) none',
  ],
  ['a [link](/x) and ![picture](/y)', 'a \\[link](/x) and !\\[picture](/y)'],
  ['a | b\n--|--\nc | d', 'a | b\n\\--|--\nc | d'],
  ['<b>AT&amp;T</b> & <3', '\\<b>AT\\&amp;T\\</b> & <3'],
])('the Markdown of %j has only the signs that it needs', (text, escaped = text) => {
  expect(escapeText(text)).toBe(escaped);
});

/** What is shown: lines without the spaces around them, which browsers leave out. */
function shownParagraphs(text: string): string[] {
  return paragraphsOf(text.replace(/\r\n?/g, '\n')).map((paragraph) =>
    paragraph
      .split('\n')
      .map((line) => line.replace(/^[ \t]+|[ \t]+$/g, ''))
      .join('\n'),
  );
}

const signs = fc.constantFrom(
  ...'\\`*_{}[]()#+-.!|<>&~:=^"\'/@ \t\n\r0129aé\u00a0\u202e',
  ...['\n\n', '\r\n', '---', '***', '```', '~~~', '![', '](', ': ', '[^a]', '[a]: /b', '&amp;'],
  ...['<b>', '</b>', '<!--', 'https://a.example', '<https://a.example>', '    ', '1. ', '- [ ] '],
);
const anyText = fc.oneof(
  fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !text.includes('\0')),
);

it('any text is the same paragraphs when it is escaped and read as Markdown', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const paragraphs = shownParagraphs(text);
      // Without blocks, what is shown are the paragraphs of the words.
      const { plain, blocks } = await parseText(escapeText(text));
      expect([plain, blocks]).toEqual([paragraphs.join('\n\n'), null]);
    }),
    { numRuns: 500 },
  );
});
