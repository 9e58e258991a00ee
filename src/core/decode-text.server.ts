/** The text of a file, and the encoding that was guessed; null where the file itself says it. */
export type DecodedText = { text: string; guessed: string | null };

/** Whether the bytes of a file begin as Excel's do, or whatever else is packed as those, in place of a text. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4));
  return head.toString('hex') === 'd0cf11e0' || head.toString('latin1').startsWith('PK');
}

const utf16 = ['utf-16le', 'utf-16be'] as const;

/** Which byte of each pair is zero where most of a text is Latin: UTF-16 without its mark. */
function utf16Of(bytes: Uint8Array): (typeof utf16)[number] | null {
  const sample = bytes.subarray(0, 4096);
  if (sample.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  const most = sample.length / 2;
  if (second > most * 0.7 && first < most * 0.1) return 'utf-16le';
  return first > most * 0.7 && second < most * 0.1 ? 'utf-16be' : null;
}

/** Tab, line feed, vertical tab, form feed, carriage return; other control characters are in no table. */
const whitespace = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d]);

/** What Windows writes between 0x80 and 0x9f beside letters: euro sign, dots, quotes, dashes, ™. */
const windowsSigns = new Set([
  0x80, 0x82, 0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99,
]);

/** Excel on a Mac saves CSV in Mac Roman, whose accented letters lie where Windows has hardly any. */
function oldEncodingOf(bytes: Uint8Array): 'windows-1252' | 'macintosh' {
  let [mac, windows] = [0, 0];
  for (const byte of bytes) {
    if (byte >= 0xc0) windows += 1;
    else if (byte >= 0x80 && byte < 0xa0 && !windowsSigns.has(byte)) mac += 1;
  }
  return mac > windows ? 'macintosh' : 'windows-1252';
}

/** Decodes UTF-8, or UTF-16 with its mark or by its zeros; null for anything else. */
function decodeUnicode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : utf16Of(bytes);
  try {
    const text = new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/**
 * Decodes what spreadsheets save: UTF-8 and UTF-16, with their byte order mark or without, and the
 * encodings of Windows and Mac before Unicode, which nothing in the file names. Null if it is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const text = decodeUnicode(bytes);
  if (text !== null) return { text, guessed: null };
  if (bytes.some((byte) => byte < 0x20 && !whitespace.has(byte))) return null;
  const encoding = oldEncodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), guessed: encoding };
}
