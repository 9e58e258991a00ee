import { expect, it } from 'vitest';
import { googleMapsHref, openStreetMapHref, whatsappHref } from './outside-links.ts';

const place = { street: 'Rua A & B 24, 1.º Dto.', postalCode: '1100-000', city: 'Lisboa' };
const line = 'Rua A & B 24, 1.º Dto., 1100-000 Lisboa, Portugal';

it('names a WhatsApp number by its digits alone', () => {
  expect(whatsappHref('+351 210 000 000')).toBe('https://wa.me/351210000000');
});

it('hands the whole address to a map, whatever signs it holds', () => {
  const openStreetMap = new URL(openStreetMapHref(place));
  expect(openStreetMap.origin).toBe('https://www.openstreetmap.org');
  expect(openStreetMap.searchParams.get('query')).toBe(line);
  const google = new URL(googleMapsHref(place));
  expect(google.origin).toBe('https://www.google.com');
  expect(google.searchParams.get('query')).toBe(line);
  expect(google.searchParams.get('api')).toBe('1');
});
