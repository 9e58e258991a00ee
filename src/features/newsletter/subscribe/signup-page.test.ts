import { expect, it } from 'vitest';
import { signupPage } from './signup-page.ts';

const origin = 'https://entrada.example';

it.each([
  ['/', '/'],
  ['/pt', '/pt'],
  ['/services?from=mail#packages', '/services'],
  ['/blog/vat-for-newcomers', '/blog/vat-for-newcomers'],
  ['/pt/case-studies/cedar', '/pt/case-studies/cedar'],
  ['/pt/manage-booking/s3cr3t-t0ken', '/pt/manage-booking'],
  ['/newsletter/confirm/s3cr3t-t0ken', '/newsletter'],
])('the page of %s is %s', (path, page) => {
  expect(signupPage(origin + path, origin)).toBe(page);
});

it.each([
  undefined,
  '',
  'about:blank',
  'https://elsewhere.example/blog',
  `${origin}/${'x'.repeat(300)}`,
])('is unknown for %s', (referer) => expect(signupPage(referer, origin)).toBeNull());
