import type { Company } from '#features/company/company.ts';

/** Returns the URL of a WhatsApp chat; WhatsApp accepts digits only. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}

type Place = Pick<Company, 'street' | 'postalCode' | 'city'>;

function addressLine({ street, postalCode, city }: Place): string {
  return `${street}, ${postalCode} ${city}, Portugal`;
}

/** Returns the URL of the company's address on OpenStreetMap. */
export function openStreetMapHref(place: Place): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressLine(place) })}`;
}

/** Returns the URL of the company's address on Google Maps. */
export function googleMapsHref(place: Place): string {
  const query = new URLSearchParams({ api: '1', query: addressLine(place) });
  return `https://www.google.com/maps/search/?${query}`;
}
