import { expect, it } from 'vitest';
import { googleMapsHref, openStreetMapHref, whatsappHref } from './outside-links.ts';

const place = { street: 'Rua A & B 24, 1.º Dto.', postalCode: '1100-000', city: 'Lisboa' };
const line = 'Rua A & B 24, 1.º Dto., 1100-000 Lisboa, Portugal';

it('uses only the digits of a WhatsApp number', () => {
  expect(whatsappHref('+351 210 000 000')).toBe('https://wa.me/351210000000');
});

it('passes the whole address to a map, special characters included', () => {
  const openStreetMap = new URL(openStreetMapHref(place));
  expect(openStreetMap.origin).toBe('https://www.openstreetmap.org');
  expect(openStreetMap.searchParams.get('query')).toBe(line);
  const google = new URL(googleMapsHref(place));
  expect(google.origin).toBe('https://www.google.com');
  expect(google.searchParams.get('query')).toBe(line);
  expect(google.searchParams.get('api')).toBe('1');
});
