const longestName = 120;
const longestSlug = 60;

// Control characters, and those that turn the direction of the text around them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an id that a browser made for its upload is one: a UUID. */
export function isUploadId(id: string): boolean {
  return uuid.test(id);
}

/** Returns the ending of a name in lower case, without its dot. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function clip(name: string, most: number): string {
  const characters = [...name];
  if (characters.length <= most) return name;
  const ending = [...name.slice(name.lastIndexOf('.'))];
  if (!name.includes('.') || ending.length > 10) return characters.slice(0, most).join('');
  return `${characters.slice(0, most - ending.length).join('')}${ending.join('')}`;
}

/**
 * Returns the name under which a file is kept: the last part of a path, without hidden characters,
 * 120 characters at most with its ending. Empty if nothing is left.
 */
export function tidyFileName(given: string): string {
  const last = given.normalize('NFC').replace(hidden, '').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  return clip(name, longestName);
}

/** Returns the name of a picture in its address: `a-porto-de-lisboa.jpg`. */
export function pictureSlug(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestSlug);
  // A number alone is the name of a copy.
  return `${/[a-z]/.test(words) ? words : 'picture'}.jpg`;
}

/** Returns the value of `Content-Disposition` (RFC 6266) for a file of this name. */
export function contentDisposition(name: string, type: 'inline' | 'attachment'): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
