import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailPattern, mailboxKey } from './email-address.ts';

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

describe('one mailbox', () => {
  it.each([
    'ana@café.pt',
    'ANA@CAFÉ.PT',
    'ana@xn--caf-dma.pt',
    'ana@XN--CAF-DMA.pt',
    'ana@cafe\u0301.pt',
    'ana@café.pt.',
    ' ana@café.pt ',
  ])('has one key, however it is spelled: %s', (spelling) => {
    expect(mailboxKey(spelling)).toBe('ana@xn--caf-dma.pt');
  });

  it.each([
    ['Rui.Reis@Empresa.PT', 'rui.reis@empresa.pt'],
    ['ana@größe.de', 'ana@xn--gre-6ka8i.de'],
    ['ana@東京.jp', 'ana@xn--1lqs71d.jp'],
    ['no address', 'no address'],
    ['ana@a b.pt', 'ana@a b.pt'],
    ['', ''],
  ])('of %s is %s', (typed, key) => expect(mailboxKey(typed)).toBe(key));

  it('is its own key', () => {
    const domain = fc.stringMatching(/^[a-zà-öø-þа-я]{1,12}\.[a-z]{2,5}$/);
    fc.assert(
      fc.property(domain, (one) => {
        const key = mailboxKey(`Ana@${one}`);
        expect(mailboxKey(key)).toBe(key);
        expect(mailboxKey(`ana@${one.toUpperCase()}.`)).toBe(key);
      }),
    );
  });
});
