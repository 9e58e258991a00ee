import { zoneCity } from '#core/zoned-time.ts';
import type { Language } from '#i18n/language.ts';

/** The cities of time zones whose names differ in Portuguese. */
const portuguese: Partial<Record<string, string>> = {
  Algiers: 'Argel',
  Amsterdam: 'Amesterdão',
  Athens: 'Atenas',
  Azores: 'Açores',
  Bangkok: 'Banguecoque',
  Belgrade: 'Belgrado',
  Berlin: 'Berlim',
  Brussels: 'Bruxelas',
  Bucharest: 'Bucareste',
  Budapest: 'Budapeste',
  'Cape Verde': 'Cabo Verde',
  Copenhagen: 'Copenhaga',
  Dili: 'Díli',
  Helsinki: 'Helsínquia',
  Istanbul: 'Istambul',
  Jerusalem: 'Jerusalém',
  Johannesburg: 'Joanesburgo',
  Kolkata: 'Calcutá',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Luxembourg: 'Luxemburgo',
  'Mexico City': 'Cidade do México',
  Moscow: 'Moscovo',
  'New York': 'Nova Iorque',
  Prague: 'Praga',
  Riyadh: 'Riade',
  Rome: 'Roma',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
  Seoul: 'Seul',
  Shanghai: 'Xangai',
  Singapore: 'Singapura',
  Sofia: 'Sófia',
  Stockholm: 'Estocolmo',
  Tokyo: 'Tóquio',
  Tunis: 'Tunes',
  Vienna: 'Viena',
  Warsaw: 'Varsóvia',
  Zurich: 'Zurique',
};

/** Returns the city of a time zone in a language: "New York", "Nova Iorque". */
export function formatZoneCity(zone: string, language: Language): string {
  const city = zoneCity(zone);
  return language === 'pt' ? (portuguese[city] ?? city) : city;
}
