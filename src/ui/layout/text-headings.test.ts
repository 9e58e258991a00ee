import { describe, expect, it } from 'vitest';
import type { TextBlock } from '#core/text-blocks.ts';
import { headingsOf, sourcesStart } from './text-headings.ts';

const heading = (text: string, level: 2 | 3 = 2): TextBlock => ({
  type: 'heading',
  level,
  content: [text],
});
const paragraph: TextBlock = { type: 'paragraph', content: ['Words.'] };

describe('the headings of a text', () => {
  it('have ids from their words, each once, whatever the words are', () => {
    const blocks = ['Who pays?', 'Who pays', 'Quem paga às 9h00', '???', '¿'].map((text) =>
      heading(text),
    );
    expect(headingsOf([paragraph, ...blocks, heading('Smaller', 3)]).map(({ id }) => id)).toEqual([
      's-who-pays',
      's-who-pays_2',
      's-quem-paga-as-9h00',
      's-4',
      's-5',
    ]);
  });

  it('lead to sources where the last of them says so', () => {
    expect(sourcesStart([heading('Sources'), paragraph])).toBe(0);
    expect(sourcesStart([paragraph, heading('Fontes'), paragraph])).toBe(1);
    expect(sourcesStart([heading('Sources'), paragraph, heading('End')])).toBe(3);
    expect(sourcesStart([paragraph])).toBe(1);
  });
});
