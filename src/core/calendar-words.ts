/** The first three letters of the months, in English and in Portuguese, without accents. */
const months = [
  ...['jan', 'feb fev', 'mar', 'apr abr', 'may mai', 'jun', 'jul'],
  ...['aug ago', 'sep set', 'oct out', 'nov', 'dec dez'],
];

/** Those of the weekdays from Monday. */
const weekdays = ['mon seg', 'tue ter', 'wed qua', 'thu qui', 'fri sex', 'sat sab', 'sun dom'];

function placeOf(names: readonly string[], word: string): number {
  const plain = word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return names.findIndex((known) => known.split(' ').includes(plain.slice(0, 3))) + 1;
}

/** Returns the month that a word names in either language, 1 to 12; 0 for any other word. */
export function monthNamed(word: string): number {
  return placeOf(months, word);
}

/** Returns the weekday that a word names in either language, 1, Monday, to 7; 0 for any other word. */
export function weekdayNamed(word: string): number {
  return placeOf(weekdays, word);
}
