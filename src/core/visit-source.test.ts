import { expect, it } from 'vitest';
import { sourceOf, visitSource, withIssueMark } from './visit-source.ts';

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
  ['issue=the-tax-calendar-2', 'issue:the-tax-calendar-2'],
  [`issue=${'a'.repeat(83)}`, `issue:${'a'.repeat(83)}`],
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
  'issue=noor@tessera.example',
  'issue=noor%40tessera.example',
  `issue=${'a'.repeat(91)}`,
  'issue=',
  'person=noor',
  'https://www.google.pt/search?q=noor',
])('nothing is kept of %s', (header) => {
  expect(sourceOf(header, 'entrada.example')).toBe('direct');
});

const own = 'https://entrada.example';

it.each([
  [`${own}/`, '', {}],
  [`${own}/book-consultation`, `${own}/services`, {}],
  [`${own}/`, 'https://www.google.pt/', { 'Visit-Source': 'host=www.google.pt' }],
  [`${own}/`, 'https://news.example/a?reader=noor', { 'Visit-Source': 'host=news.example' }],
  [`${own}/?utm_source=spring`, 'https://x.com/', { 'Visit-Source': 'campaign=spring' }],
  [`${own}/?utm_source=ol%C3%A1%0a`, '', { 'Visit-Source': 'campaign=ol%C3%A1%0A' }],
  [`${own}/?utm_source=newsletter`, '', { 'Visit-Source': 'campaign=newsletter' }],
  [`${own}/?utm_source=newsletter&utm_campaign=a%0a`, '', { 'Visit-Source': 'issue=a%0A' }],
  [`${own}/?utm_source=spring&utm_campaign=two`, '', { 'Visit-Source': 'campaign=spring' }],
  [
    `${own}/`,
    'android-app://com.linkedin.android/',
    { 'Visit-Source': 'host=com.linkedin.android' },
  ],
  [`${own}/`, 'not an address', {}],
])('a visit of %s from "%s"', (address, referrer, header) => {
  expect(visitSource({ address, referrer })).toEqual(header);
});

const mark = 'utm_source=newsletter&utm_campaign=two-dates';

it.each([
  [`${own}/services`, `${own}/services?${mark}`],
  [own, `${own}/?${mark}`],
  [`${own}/blog?q=a%20b#top`, `${own}/blog?q=a%20b&${mark}#top`],
  [`${own}/?utm_source=spring`, `${own}/?utm_source=spring`],
])('an issue links to %s', (address, marked) => {
  expect(withIssueMark(address, 'two-dates')).toBe(marked);
});

it('a visit by the link of an issue counts as its', () => {
  const header = visitSource({ address: withIssueMark(`${own}/`, 'two-dates'), referrer: '' });
  expect(sourceOf(header['Visit-Source'] ?? null, 'entrada.example')).toBe('issue:two-dates');
});
