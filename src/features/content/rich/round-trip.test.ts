import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import type { TextBlock, TextSpan } from '#core/text-blocks.ts';
import { samplePosts } from '#database/seed/posts.ts';
import { type ReadText, readMarkdown } from './read-markdown.ts';
import { richSchema } from './rich-schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const nothing: ReadText = { text: '', doc: richSchema.nodes.doc.create(), blocks: [], gaps: [''] };

/** Writes every block anew. */
const rewrite = (doc: Node) => writeMarkdown(doc, nothing);

function requireRead(text: string): ReadText {
  const read = readMarkdown(text);
  if (read === null) throw new Error('Not read.');
  return read;
}

/** Writes a text with other words in the block at `index`. */
function withChanged(read: ReadText, index: number, change: (node: Node) => Node): string {
  const nodes = read.doc.children.map((node, at) => (at === index ? change(node) : node));
  return writeMarkdown(read.doc.copy(richSchema.nodes.doc.create(null, nodes).content), read);
}

/** Each word with its marks, however they are nested. */
function markedWords(content: readonly TextSpan[], marks: string[] = []): string {
  const said = content.map((span) => {
    if (typeof span === 'string') {
      const of = [...new Set(marks)].sort().join();
      return span.replace(/[^\s]/g, (sign) => `${sign}{${of}}`).replace(/[ \t\u00a0]+/g, ' ');
    }
    if (span.type === 'note') return `note ${span.number}`;
    const mark = span.type === 'link' ? `${span.to ?? span.href}` : span.type;
    return markedWords(span.content, [...marks, mark]);
  });
  return said
    .join('')
    .replace(/ *\n */g, '\n')
    .trim();
}

/** Blocks of a page, their lines as marked words. */
function sayings(value: unknown): unknown {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sayings(one)]));
  }
  const isLine = value.every(
    (one) => typeof one === 'string' || String((one as TextBlock | null)?.type) in inLines,
  );
  if (isLine) return markedWords(value as TextSpan[]);
  const said = value.map(sayings);
  // A row may lack its last cells.
  while (said.at(-1) === '') said.pop();
  return said;
}
const inLines: Record<string, true> = {
  bold: true,
  italic: true,
  struck: true,
  link: true,
  note: true,
};

const words = fc.constantFrom(
  'a plain line',
  'two\nlines',
  '**bold** words',
  'an _italic_ one',
  '~~gone~~',
  '`code | bar`',
  '[a link](/blog/a)',
  '[out](https://a.example/b_(c))',
  '<https://a.example>',
  'note[^1] here',
  '1\\. no list',
  '\\# no heading',
  'a * star',
  'a_b_c',
  '5 < 6 & 7',
  '&amp; &copy;',
  'x  y',
  '**b**_i_',
  '_a **b** c_',
  'end\\',
  '2026\\. year',
  '\\- no item',
  '~ about 5',
  'https://bare.example',
  'três, à noite',
  '[ref][1]',
  '![in](/files/a.png) a line',
  '<b>html</b>',
  'a | b',
  '[^9]: x',
);
const line = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const flat = line.map((text) => text.replace(/\n/g, ' '));
const cell = flat.map((text) => text.replace(/\|/g, '\\|'));
const indented = (text: string, first: string) =>
  text
    .split('\n')
    .map((one, at) => (at === 0 ? first : ' '.repeat(first.length)) + one)
    .join('\n');
const { block } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\n')),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line,
    fc.tuple(fc.constantFrom('#', '##', '###', '####'), flat).map((parts) => parts.join(' ')),
    fc.constantFrom('---', '* * *', '![A tram](/files/a.png "The 28")', '![](/art/a.svg)'),
    fc.constantFrom('```js\nlet a;\n\nb\n```', '~~~\nopen', '[1]: /terms', '[^1]: The source.'),
    fc.constantFrom('[^1]: Two\n\n    paragraphs', '    indented', '* a\n* b', '+ a\n\n+ b'),
    fc
      .array(flat, { minLength: 1, maxLength: 3 })
      .map((all) => all.map((one) => `- ${one}`).join('\n')),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.array(flat, { minLength: 1, maxLength: 3 }))
      .map(([start, all]) => all.map((one, at) => `${start + at}. ${one}`).join('\n')),
    tie('blocks').map((text) => indented(text, '- ')),
    tie('blocks').map((text) => indented(text, '3) ')),
    tie('blocks').map((text) =>
      text
        .split('\n')
        .map((one) => `> ${one}`)
        .join('\n'),
    ),
    fc
      .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
      .map((rows) =>
        ['| A | B |', '|:--|--:|', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join('\n'),
      ),
  ),
}));
const gaps = ['\n\n', '\n\n', '\n\n\n', '\n \n', '\r\n\r\n'];
const textWith = (between: string[]) =>
  fc
    .array(fc.tuple(block, fc.constantFrom(...between)), { maxLength: 6 })
    .map((parts) => parts.flat().join(''));
const text = textWith(gaps);
const indentedText = fc
  .tuple(fc.constantFrom('', '\n', '  '), textWith([...gaps, '\n', '\n\n  ']))
  .map((parts) => parts.join(''));

const samples = samplePosts.flatMap(({ content, contentPt }) => [content, contentPt]);

describe('a text in rich mode', () => {
  it.each(samples)('is the same text where nothing was changed: %.40s', (sample) => {
    const { doc, ...read } = requireRead(sample);
    expect(writeMarkdown(doc, { ...read, doc })).toBe(sample);
    // Nothing of the site's own texts is left to be shown as it is written.
    expect(doc.children.filter(({ type }) => type.name === 'source')).toEqual([]);
  });

  it('of any Markdown is the same text, and a change of one paragraph changes it alone', () => {
    fc.assert(
      fc.property(indentedText, fc.nat(), (drawn, seed) => {
        const read = readMarkdown(drawn);
        fc.pre(read !== null);
        expect(writeMarkdown(read.doc, read)).toBe(drawn);
        const lines = read.blocks.flatMap(({ node }, at) =>
          node.type.name === 'paragraph' ? [at] : [],
        );
        const at = lines[seed % Math.max(1, lines.length)];
        fc.pre(at !== undefined);
        const other = richSchema.nodes.paragraph.create(null, richSchema.text('Other words'));
        const sources = read.blocks.map(({ source }, index) =>
          index === at ? 'Other words' : source,
        );
        const expected = read.gaps
          .map((between, index) => between + (sources[index] ?? ''))
          .join('');
        expect(withChanged(read, at, () => other)).toBe(expected);
      }),
      { numRuns: 250 },
    );
  });

  it('of which every block is written anew says the same to readers', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (drawn) => {
        const read = readMarkdown(drawn);
        fc.pre(read !== null);
        // Indented Markdown that has no form here belongs to what stands before it.
        fc.pre(
          !read.blocks.some(
            ({ node, source }) => node.type.name === 'source' && /^\s/.test(source),
          ),
        );
        const written = rewrite(read.doc);
        expect({ written, said: sayings(await parseMarkdown(written)) }).toEqual({
          written,
          said: sayings(await parseMarkdown(drawn)),
        });
      }),
      { numRuns: 250 },
    );
  });
});
