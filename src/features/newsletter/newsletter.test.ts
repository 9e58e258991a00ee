import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './newsletter.ts';

describe('an address for the newsletter', () => {
  it.each(['noor@tessera.example', '  noor@tessera.example ', "o'neill+news@a.co", 'a@münchen.de'])(
    'is accepted: %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each([
    '',
    ' ',
    'noor',
    'noor@',
    '@tessera.example',
    'noor@tessera',
    'a b@c.example',
    'a@b..c',
  ])('is refused: "%s"', (text) => expect(isEmailAddress(text)).toBe(false));

  it('is refused when it is longer than mail allows', () => {
    const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example`;
    const local = (length: number) => `${'a'.repeat(length)}@${domain}`;
    const most = 254 - domain.length - 1;
    expect(isEmailAddress(local(most))).toBe(true);
    expect(isEmailAddress(local(most + 1))).toBe(false);
  });
});
