import { describe, expect, test } from 'vitest';
import { plusAddress, plusTokenOf } from '#core/plus-address.ts';
import {
  plainSubject,
  quotedLines,
  replySubject,
  threadHeaders,
  withoutOurLinks,
} from './mail-thread.ts';

test.each([
  ['Your shop', 'Re: Your shop'],
  ['Re: Your shop', 'Re: Your shop'],
  ['RE: re: AW: Your shop', 'Re: Your shop'],
  ['Re[2]: Your shop', 'Re: Your shop'],
  ['Res: A sua loja', 'Re: A sua loja'],
  ['Regarding: the shop', 'Re: Regarding: the shop'],
])('the answer to %j is called %j', (subject, called) => {
  expect(replySubject(subject)).toBe(called);
});

test.each([
  ['Fwd: Re:  Your\r\n shop', 'Your shop'],
  ['ENC: RES: A sua loja', 'A sua loja'],
  ['   ', ''],
])('%j is called %j without what mail programs add', (subject, plain) => {
  expect(plainSubject(subject)).toBe(plain);
});

test('an answer names the mail before it, the first one and the latest, each once', () => {
  expect(threadHeaders([])).toEqual({});
  expect(threadHeaders(['a@x'])).toEqual({ 'In-Reply-To': '<a@x>', References: '<a@x>' });
  const many = Array.from({ length: 50 }, (_, at) => `m${at}@x`);
  const { References = '', 'In-Reply-To': last } = threadHeaders(many);
  const named = References.split(' ');
  expect([named.length, named[0], named.at(-1), last]).toEqual([
    20,
    '<m0@x>',
    '<m49@x>',
    '<m49@x>',
  ]);
});

describe('the address of a conversation', () => {
  const ours = 'ola@mail.entrada.example';
  const token = '0123456789abcdef0123456789abcdef';

  test('holds its token, and is found again in any case', () => {
    const address = plusAddress(ours, token);
    expect(address).toBe(`ola+${token}@mail.entrada.example`);
    expect(plusTokenOf(address, ours)).toBe(token);
    expect(plusTokenOf(address.toUpperCase(), ours)).toBe(token);
  });

  test.each([
    ours,
    `ola+${token}@entrada.example`,
    `maria+${token}@mail.entrada.example`,
    'ola+@mail.entrada.example',
    "ola+x' or 1=1@mail.entrada.example",
    `x@evil.example, ola+${token}@mail.entrada.example`,
  ])('is not %s', (address) => {
    expect(plusTokenOf(address, ours)).toBeNull();
  });
});

const secret = 'Zx9kQ'.repeat(8);

test.each([
  `https://entrada.example/manage-booking/${secret}`,
  `https://ENTRADA.example/pt/with-us/${secret}?from=mail`,
  `https://entrada.example/files/3f2c5b1e-7c1a-4f0e-9a56-0d9f3c8b7a11/deed.pdf`,
  `https://eur01.safelinks.example/?url=https%3A%2F%2Fentrada.example%2Fdo%2F${secret}&data=05`,
  `https://filter.example/?u=https%253A%252F%252Fentrada.example%252Fdo%252F${secret}`,
])('a link with a secret of ours is left out of a quotation: %s', (link) => {
  const text = `See <${link}>, please.`;
  expect(withoutOurLinks(text, 'https://entrada.example', '[left out]')).toBe(
    'See <[left out]>, please.',
  );
});

test.each([
  'https://entrada.example/blog/how-to-open-a-company-in-portugal',
  'https://entrada.example/pt/contact',
  `https://bank.example/${secret}`,
  'ola@entrada.example',
])('what opens nothing of ours stays: %s', (link) => {
  expect(withoutOurLinks(`See ${link}`, 'https://entrada.example', '-')).toBe(`See ${link}`);
});

test('a long text is quoted in part, and an empty line stays one', () => {
  expect(quotedLines('a\n\nb')).toEqual(['a', '\u00a0', 'b']);
  const [line = ''] = quotedLines('w '.repeat(5000));
  expect(line.length).toBeLessThan(4010);
  expect(line).toMatch(/ \[…\]$/);
});
