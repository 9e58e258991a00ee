import type { Element } from 'hast';
import { attribute } from './elements.ts';
import { completeAddress, cut, linkable, type Places, type Told } from './links.ts';
import { wholePicture } from './picture-address.ts';

const picture = { en: 'Picture', pt: 'Imagem' } as const;

/** The address that a page loads late, or the one that it shows. */
function sourceOf(element: Element): string {
  const shown = attribute(element, 'src');
  const late = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigFile']
    .map((name) => attribute(element, name))
    .find((address) => address !== '');
  const first =
    attribute(element, 'srcSet')
      .trim()
      .split(/[\s,]+/)[0] ?? '';
  if (
    late &&
    (shown === '' || shown.startsWith('data:') || /lazy/.test(attribute(element, 'className')))
  )
    return late;
  return shown || first;
}

const longestStyle = 2_000;
/** An address in a style; a text between quotes that is none is passed over. */
const styleAddress =
  /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:[^)"'\s\\]|\\[\da-f]{1,6}(?![\da-f])\s?|\\[^\da-f])*))\s*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gis;

const unescapeStyle = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, hex?: string, sign = '') =>
    hex === undefined
      ? sign
      : String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xfffd, 0x10ffff)).toWellFormed(),
  );

/** What says that pictures behind an element, or before a film, are not shown here. */
export function backgroundsOf(element: Element, { base }: Places): Told[] {
  const style = attribute(element, 'style').slice(0, longestStyle);
  const inStyle = /url\(/i.test(style)
    ? [...style.replace(/\/\*.*?\*\//gs, ' ').matchAll(styleAddress)].map(
        ([, double, single, bare]) => unescapeStyle(double ?? single ?? bare ?? ''),
      )
    : [];
  return [...inStyle, attribute(element, 'background'), attribute(element, 'poster')]
    .filter((address) => address.trim() !== '' && !/^\s*(?:data:|#)/i.test(address))
    .map((address) => ({
      code: 'element_left_out',
      detail: `background: ${cut(completeAddress(address, base))}`,
    }));
}

export type PlacedPicture = {
  /** What stands for it in a line. */
  text: string;
  /** Where that leads; null where nowhere. */
  href: string | null;
  /** The Markdown of a picture that came along. */
  markdown: string | null;
  told: Told[];
};

/** A picture that came along is shown; the site shows none from elsewhere, so another is a link to it. */
export function pictureOf(element: Element, places: Places, language: 'en' | 'pt'): PlacedPicture {
  const alt = attribute(element, 'alt').replace(/\s+/g, ' ').trim();
  if (/\b(?:emoji|wp-smiley)\b/.test(attribute(element, 'className')))
    return { text: alt, href: null, markdown: null, told: [] };
  const source = sourceOf(element);
  const address = completeAddress(source, places.base);
  const words = alt || attribute(element, 'title').trim();
  const moved = places.movePicture(address) ?? places.movePicture(source);
  if (moved !== null) {
    const said = words.replace(/[\\[\]`*_<&]/g, '\\$&');
    return {
      text: words || picture[language],
      href: moved,
      markdown: `![${said}](${moved})`,
      told: [],
    };
  }
  if (attribute(element, 'width') === '1' && attribute(element, 'height') === '1')
    return {
      text: '',
      href: null,
      markdown: null,
      told: [{ code: 'element_left_out', detail: `img: ${cut(address)}` }],
    };
  const told: Told[] = [{ code: 'picture_left', detail: cut(wholePicture(address)) }];
  return { text: words || picture[language], href: linkable(address), markdown: null, told };
}
