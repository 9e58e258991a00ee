import { describe, expect, it } from 'vitest';
import { emailPattern } from './email-address.ts';

describe('a mail address', () => {
  it.each([
    'ana@empresa.pt',
    "o'neil+lisbon@mail.example.co.uk",
    'A.B-c_d&e=f@x1.example',
    'ana@münchen.de',
    'ana@xn--mnchen-3ya.de',
    '1@2.example',
    'ana@例え.テスト',
  ])('may be %s', (address) => {
    expect(emailPattern.test(address)).toBe(true);
  });

  it.each([
    '',
    'ana',
    '@empresa.pt',
    'ana@',
    'ana@empresa',
    'ana@empresa.p',
    'ana@empresa..pt',
    '.ana@empresa.pt',
    'ana.@empresa.pt',
    'a..b@empresa.pt',
    'ana@-empresa.pt',
    'ana@empresa-.pt',
    'ana@empresa.pt.',
    'ana @empresa.pt',
    'ana@empresa.pt\n',
    'ana@empresa.pt,rui@empresa.pt',
    'Ana <ana@empresa.pt>',
    'ana@127.0.0.1',
    'ana@@empresa.pt',
  ])('is not %j', (address) => {
    expect(emailPattern.test(address)).toBe(false);
  });

  it('is checked at once, however long the text', () => {
    // The processor's time, in microseconds: other programs do not count.
    const before = process.cpuUsage();
    for (const text of [
      `a@${'a'.repeat(60_000)}`,
      `${'a.'.repeat(30_000)}@`,
      `a@${'a.'.repeat(30_000)}`,
    ])
      expect(emailPattern.test(text)).toBe(false);
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });
});
