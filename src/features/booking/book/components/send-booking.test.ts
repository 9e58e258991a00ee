import { expect, it } from 'vitest';
import { visitSource } from './send-booking.ts';

const own = 'https://entrada.example';

it.each([
  [`${own}/`, '', {}],
  [`${own}/book-consultation`, `${own}/services`, {}],
  [`${own}/`, 'https://www.google.pt/', { 'Visit-Source': 'host=www.google.pt' }],
  [`${own}/`, 'https://news.example/a?reader=noor', { 'Visit-Source': 'host=news.example' }],
  [`${own}/?utm_source=spring`, 'https://x.com/', { 'Visit-Source': 'campaign=spring' }],
  [`${own}/?utm_source=ol%C3%A1%0a`, '', { 'Visit-Source': 'campaign=ol%C3%A1%0A' }],
  [
    `${own}/`,
    'android-app://com.linkedin.android/',
    { 'Visit-Source': 'host=com.linkedin.android' },
  ],
  [`${own}/`, 'not an address', {}],
])('a visit of %s from "%s"', (address, referrer, header) => {
  expect(visitSource({ address, referrer })).toEqual(header);
});
