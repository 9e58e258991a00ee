import type { Company } from '#features/company/company.ts';

/** The chat with a number of WhatsApp, which wants its digits alone. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}

type Place = Pick<Company, 'street' | 'postalCode' | 'city'>;

function inOneLine({ street, postalCode, city }: Place): string {
  return `${street}, ${postalCode} ${city}, Portugal`;
}

/** The company's address on OpenStreetMap. */
export function openStreetMapHref(place: Place): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: inOneLine(place) })}`;
}

/** The company's address on Google Maps. */
export function googleMapsHref(place: Place): string {
  const query = new URLSearchParams({ api: '1', query: inOneLine(place) });
  return `https://www.google.com/maps/search/?${query}`;
}
