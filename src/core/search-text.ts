/** Accents and marks of scripts that are read without them; a list, so that both databases know the same. */
const marks = new RegExp(
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a' +
    '\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u302a-\\u302f\\u3099\\u309a\\ufe20-\\ufe2f]',
  'g',
);

/** Characters that nobody sees, and the point in the middle of the Catalan l·l. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u00b7\u2027\u2800]/gu;

/** Letters that no decomposition parts from their strokes, and signs that are typed in many ways. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
};
const folded = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const apostrophes = /[`‘’‛ʹʻʼʽ′]/g;
const dashes = /[\u2010-\u2015\u2043\u2212]/g;
const quotes = /[“”„«»]/g;

/**
 * Folds text for searching, so that what people type finds what is stored: lower case, no accents, no
 * unseen characters, one letter or two for ø, ł, ß, æ and their like, one apostrophe, one hyphen,
 * single spaces. The function `search_text` of both databases does the same (migration 083).
 */
export function searchText(...texts: (string | null | undefined)[]): string {
  return texts
    .filter((text) => text)
    .join('\n')
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(marks, '')
    .replace(unseen, '')
    .toLowerCase()
    .replace(folded, (letter) => letters[letter] ?? letter)
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(quotes, '"')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };
/** A shorter word with its `e` left out is the beginning of too many others: "Joe" seeks no "Jorge". */
const shortestName = 4;

/**
 * Returns what is sought, and where it has such letters, with umlauts as two of them and with two letters
 * as an umlaut, which a folded text has without its dots: Müller and Mueller find each other.
 */
export function spellings(sought: string): string[] {
  const text = sought.normalize('NFC');
  const apart = text.replace(/[äöüø]/gi, (letter) => umlauts[letter.toLowerCase()] ?? letter);
  const joined = text.replace(/\p{L}+/gu, (word) => {
    const name = word.replace(/([aou])e/gi, '$1');
    return name.length < shortestName ? word : name;
  });
  return [...new Set([text, apart, joined])];
}

/** More words narrow a search no further. */
const mostWords = 8;

/** Returns the folded words of what is sought, cut at spaces, hyphens and apostrophes; the first eight. */
export function searchWords(sought: string): string[] {
  const text = searchText(sought);
  const words = text.split(/[\s'-]+/).filter(Boolean);
  return words.length === 0 && text !== '' ? [text] : words.slice(0, mostWords);
}

/** Returns a LIKE pattern (escape character `\`) for search texts that contain `words` literally. */
export function containsPattern(words: string): string {
  return `%${searchText(words).replace(/[\\%_]/g, '\\$&')}%`;
}
