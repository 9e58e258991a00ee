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

/** What may be uploaded, by the type of its content. A phone's HEIC is kept, but not shown. */
const fileTypes: readonly FileType[] = [
  picture('image/png', 'png'),
  picture('image/jpeg', 'jpg', 'jpeg'),
  picture('image/webp', 'webp'),
  document('image/heic', 'heic', 'heif'),
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

/** Returns the type of a content that has a mark; null if it may not be uploaded. */
export function typeOfContent(mime: string): FileType | null {
  return fileTypes.find((type) => type.mime === mime) ?? null;
}

export function typeOfText(ending: string): FileType | null {
  return textTypes.find(({ endings }) => endings.includes(ending)) ?? null;
}

/** Whether a file of this ending is one that may be uploaded. */
export function isKnownEnding(ending: string): boolean {
  return [...fileTypes, ...textTypes].some(({ endings }) => endings.includes(ending));
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
