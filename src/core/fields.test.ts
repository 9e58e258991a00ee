import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, multipleLines, optionalPhone, plainLine, singleLine } from './fields.ts';

const unseen = ['\u200b', '\u202a', '\u202c', '\u2060', '\u00ad', '\ufeff', '\u200e'];

describe('characters that nobody sees', () => {
  it.each([...unseen, '\u2800', '\u3164', '\u115f', ' \u200b\u3164 ', '\u200b'.repeat(12)])(
    'are no name and no message by themselves: %j',
    (text) => {
      expect([singleLine(text), multipleLines(text)]).toEqual(['', '']);
    },
  );

  it('stay in names and texts, whose scripts may need them', () => {
    for (const text of ['می\u200cخواهم', '👩\u200d💼 Ana', 'Ana\u00a0Maria'])
      expect([singleLine(text), multipleLines(text)]).toEqual([text, text]);
  });

  it.each(unseen)('are taken out of addresses and telephone numbers: %j', (character) => {
    const typed = `${character}ana${character}@x.example${character}`;
    expect(z.safeParse(email, typed)).toMatchObject({ data: 'ana@x.example' });
    expect(z.safeParse(optionalPhone(), `${character}+351 912${character} 345 678`)).toMatchObject({
      data: '+351 912 345 678',
    });
    expect(plainLine(`${character}PT 502\u00a0757${character}191`)).toBe('PT 502\u00a0757191');
  });
});
