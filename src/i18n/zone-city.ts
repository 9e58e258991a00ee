import { readableZone } from '#core/zone-names.ts';
import { zoneCity } from '#core/zoned-time.ts';
import type { Language } from './language.ts';

/** The cities whose zones leave out a mark or a word that English writes. */
const english: Partial<Record<string, string>> = {
  Bogota: 'Bogotá',
  'Sao Paulo': 'São Paulo',
  Asuncion: 'Asunción',
  'Ho Chi Minh': 'Ho Chi Minh City',
  'St Johns': 'St John’s',
  DumontDUrville: 'Dumont d’Urville',
};

/** The cities of time zones whose names differ in Portuguese. */
const portuguese: Partial<Record<string, string>> = {
  'Addis Ababa': 'Adis Abeba',
  Algiers: 'Argel',
  Amsterdam: 'Amesterdão',
  Athens: 'Atenas',
  Azores: 'Açores',
  Baghdad: 'Bagdade',
  Bahrain: 'Barém',
  Bangkok: 'Banguecoque',
  Beirut: 'Beirute',
  Belgrade: 'Belgrado',
  Berlin: 'Berlim',
  Bermuda: 'Bermudas',
  Bogota: 'Bogotá',
  Brasilia: 'Brasília',
  Brussels: 'Bruxelas',
  Bucharest: 'Bucareste',
  Budapest: 'Budapeste',
  Canary: 'Canárias',
  'Cape Verde': 'Cabo Verde',
  Copenhagen: 'Copenhaga',
  Damascus: 'Damasco',
  Delhi: 'Deli',
  Dili: 'Díli',
  Helsinki: 'Helsínquia',
  'Ho Chi Minh': 'Cidade de Ho Chi Minh',
  Istanbul: 'Istambul',
  Jakarta: 'Jacarta',
  Jerusalem: 'Jerusalém',
  Johannesburg: 'Joanesburgo',
  Karachi: 'Carachi',
  Kathmandu: 'Catmandu',
  Kolkata: 'Calcutá',
  Kyiv: 'Kiev',
  Lisbon: 'Lisboa',
  Ljubljana: 'Liubliana',
  London: 'Londres',
  Luxembourg: 'Luxemburgo',
  Maldives: 'Maldivas',
  Mauritius: 'Maurícia',
  'Mexico City': 'Cidade do México',
  Monaco: 'Mónaco',
  Montevideo: 'Montevideu',
  Moscow: 'Moscovo',
  'New York': 'Nova Iorque',
  Nicosia: 'Nicósia',
  Panama: 'Panamá',
  Prague: 'Praga',
  'Puerto Rico': 'Porto Rico',
  Reykjavik: 'Reiquiavique',
  Riyadh: 'Riade',
  Rome: 'Roma',
  'Santo Domingo': 'São Domingos',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
  Seoul: 'Seul',
  Shanghai: 'Xangai',
  Singapore: 'Singapura',
  Sofia: 'Sófia',
  Stockholm: 'Estocolmo',
  Tallinn: 'Talin',
  Tbilisi: 'Tiblíssi',
  Tehran: 'Teerão',
  Tokyo: 'Tóquio',
  Tunis: 'Tunes',
  Vatican: 'Vaticano',
  Vienna: 'Viena',
  Vilnius: 'Vílnius',
  Warsaw: 'Varsóvia',
  Yangon: 'Rangum',
  Zagreb: 'Zagrebe',
  Zurich: 'Zurique',
};

/**
 * Returns the city of a time zone in a language, "New York", "Nova Iorque", or the distance of one
 * without a city: "UTC−3".
 */
export function formatZoneCity(zone: string, language: Language): string {
  const city = zoneCity(readableZone(zone));
  return language === 'pt' ? (portuguese[city] ?? city) : (english[city] ?? city);
}
