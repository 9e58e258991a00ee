import { expect, it } from 'vitest';
import { sourceOf } from './booking-source.ts';

it.each([
  [null, 'direct'],
  ['', 'direct'],
  ['host=www.google.pt', 'google'],
  ['host=google.co.uk', 'google'],
  ['host=WWW.GOOGLE.COM', 'google'],
  ['host=mail.google.com', 'host:mail.google.com'],
  ['host=google.com.evil.example', 'host:google.com.evil.example'],
  ['host=lnkd.in', 'linkedin'],
  ['host=pt.linkedin.com', 'linkedin'],
  ['host=t.co', 'x'],
  ['host=l.facebook.com', 'facebook'],
  ['host=duckduckgo.com', 'duckduckgo'],
  ['host=chatgpt.com', 'chatgpt'],
  ['host=www.camara-comercio.example', 'host:camara-comercio.example'],
  ['campaign=Spring-2027', 'campaign:spring-2027'],
])('%s counts as %s', (header, source) => {
  expect(sourceOf(header, 'entrada.example')).toBe(source);
});

it.each([
  'host=entrada.example',
  'host=localhost',
  'host=192.0.2.7',
  'host=[2001:db8::1]',
  'host=a b.example',
  `host=${'a'.repeat(61)}.example`,
  'campaign=noor@tessera.example',
  `campaign=${'a'.repeat(41)}`,
  'campaign=',
  'person=noor',
  'https://www.google.pt/search?q=noor',
])('nothing is kept of %s', (header) => {
  expect(sourceOf(header, 'entrada.example')).toBe('direct');
});
