import { expect, it } from 'vitest';
import { hrefAbout } from '#core/page-path.ts';
import { formatAbout, readAbout } from './topics.ts';

it.each([
  ['service', 'ecommerce'],
  ['post', 'iva-oss'],
  ['package', 'a b&c=d:e?é'],
] as const)('a link names a %s, %s, and is read back', (kind, id) => {
  const href = hrefAbout('/book-consultation', kind, id);
  const about = new URL(href, 'https://entrada.example').searchParams.get('about') ?? '';
  expect(about).toBe(formatAbout(kind, id));
  expect(readAbout(about)).toEqual({ kind, id });
});

it.each(['', 'service', 'service:', 'person:1', ':1', `post:${'x'.repeat(191)}`, 'post:a\0b'])(
  'ignores %j',
  (about) => expect(readAbout(about)).toBeNull(),
);
