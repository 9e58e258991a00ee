import { endingOf } from '../file-name.ts';
import type { FileTable } from '../files.tables.ts';

export type FileType = { mime: string; endings: readonly string[]; isPicture: boolean };

function picture(mime: string, ...endings: string[]): FileType {
  return { mime, endings, isPicture: true };
}
function document(mime: string, ...endings: string[]): FileType {
  return { mime, endings, isPicture: false };
}

const office = 'application/vnd.openxmlformats-officedocument';
const openOffice = 'application/vnd.oasis.opendocument';

/**
 * What may be uploaded, by the type of its content, with the endings that name it; the first is given
 * to a picture that has none of them. A phone's HEIC is kept, but not shown. What moves stands still.
 */
const fileTypes: readonly FileType[] = [
  picture('image/png', 'png', 'apng'),
  picture('image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'),
  picture('image/webp', 'webp'),
  picture('image/avif', 'avif', 'avifs'),
  picture('image/gif', 'gif'),
  document('image/heic', 'heic', 'heif', 'hif', 'heics', 'heifs'),
  document('application/pdf', 'pdf'),
  document(`${office}.wordprocessingml.document`, 'docx'),
  document(`${office}.spreadsheetml.sheet`, 'xlsx'),
  document(`${office}.presentationml.presentation`, 'pptx'),
  document(`${openOffice}.text`, 'odt'),
  document(`${openOffice}.spreadsheet`, 'ods'),
  document('application/zip', 'zip'),
];

/** What has no mark in its content, by the ending of its name. */
const textTypes: readonly FileType[] = [
  document('text/csv', 'csv'),
  document('text/plain', 'txt'),
  document('message/rfc822', 'eml'),
];

/** Moving pictures and sequences are read by their first picture. */
const sameAs: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
};

/** Brands of HEVC pictures and of containers that do not name their codec (ISO/IEC 23008-12, annex B). */
const heicBrands =
  'heic heix hevc hevx heim heis hevm hevs mif1 mif2 msf1 miaf MiHB MiHA MiHE'.split(' ');
const avifBrands = ['avif', 'avis'];

/**
 * Returns the type of a picture by the brands of its `ftyp` box, null for any other file. Programs name
 * the container alone (`mif1`) as the main brand, and the codec among the others.
 */
export function typeOfBrands(start: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(start.subarray(0, 256));
  if (text.slice(4, 8) !== 'ftyp') return null;
  const length = new DataView(start.buffer, start.byteOffset).getUint32(0);
  const main = text.slice(8, 12);
  if (![...heicBrands, ...avifBrands].includes(main)) return null;
  const brands = [main, ...(text.slice(16, Math.min(length, 256)).match(/.{4}/gs) ?? [])];
  const isAvif = avifBrands.includes(main) || brands.some((brand) => avifBrands.includes(brand));
  const isHevc = brands.some((brand) => /^he[iv]/.test(brand));
  return isAvif && !isHevc ? 'image/avif' : 'image/heic';
}

/** Returns the type of a content that has a mark; null if it may not be uploaded. */
export function typeOfContent(mime: string): FileType | null {
  const known = sameAs[mime] ?? mime;
  return fileTypes.find((type) => type.mime === known) ?? null;
}

export function typeOfText(ending: string): FileType | null {
  return textTypes.find(({ endings }) => endings.includes(ending)) ?? null;
}

/** Whether a file of this ending is one that may be uploaded. */
export function isKnownEnding(ending: string): boolean {
  return [...fileTypes, ...textTypes].some(({ endings }) => endings.includes(ending));
}

function isOfPicture(ending: string): boolean {
  return fileTypes.some(
    ({ mime, endings }) => mime.startsWith('image/') && endings.includes(ending),
  );
}

/**
 * Returns the name that a file of this type keeps: browsers and phones save a WebP as `.jpg`, or
 * without any ending. Null where the name says that it is something else.
 */
export function nameOfType({ mime, endings }: FileType, name: string): string | null {
  const ending = endingOf(name);
  if (endings.includes(ending)) return name;
  const [own = ''] = endings;
  if (mime.startsWith('image/') && isOfPicture(ending))
    return `${name.slice(0, -ending.length)}${own}`;
  const isUnknown = ending === '' || (mime.startsWith('image/') && !isKnownEnding(ending));
  return isUnknown ? `${name.replace(/\.$/, '')}.${own}` : null;
}

const markup = /<\s*(?:!doctype|html|head|body|script|svg|iframe|\?xml|!--)/i;

/** Whether the start of a file is plain text, and no page or drawing. */
export function isPlainText(start: Uint8Array): boolean {
  if (start.includes(0)) return false;
  return !markup.test(new TextDecoder('latin1').decode(start));
}

export function kindOf({ isPicture }: FileType): FileTable['kind'] {
  return isPicture ? 'media' : 'document';
}
