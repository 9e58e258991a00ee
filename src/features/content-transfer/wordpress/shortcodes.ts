import { lowerCase } from './lower-case.ts';

/** Shortcodes of WordPress and of its most common builders, which stand without attributes too. */
const known =
  /^(?:gallery|caption|wp_caption|audio|video|playlist|embed|vc_|et_pb_|fusion_|av_|contact-form|ninja_form|gravityform|wpforms|mc4wp|elementor|toc|more|rev_slider|metaslider|shortcode)/i;
/** Shortcodes whose address is that of something shown. */
const shown =
  /^(?:embed|embedyt|youtube|vimeo|soundcloud|spotify|dailymotion|ted|tweet|instagram|googlemaps|slideshare|iframe|pdf-embedder|pdf_embedder|audio|video|wpvideo|video_embed)$/i;
const notes = /^(?:efn_note|mfn|footnote|fn|ref)$/i;
const takesInside = new RegExp(`^(?:wp_)?caption$|${notes.source}|${shown.source}`, 'i');
const codes = 'code|sourcecode|source|php|css|html|javascript|js|xml|sql|bash|python|ruby|java';
/** Shortcodes that show what is between them to members alone. */
const restricting =
  /^(?:restrict|members?|members_access|members_only|memberonly|membership|s2if|mepr-|pmpro_|rcp_|um_loggedin|um_show_content|wcm_restrict|loggedin|paid|private|ihc-)/i;
const shortcode = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\](?!\()/gi;
const raw = new RegExp(
  `<(pre|code|script|style|textarea)\\b|\\[(${codes})((?:\\s[^[\\]]*)?)\\]`,
  'gi',
);

export type Picture = { address: string; alt: string };

export type ConvertedShortcodes = {
  html: string;
  /** Those that were left out. */
  found: string[];
  /** Footnotes, as HTML by their keys. */
  notes: ReadonlyMap<string, string>;
  /** Whether a part of the text was for members alone. */
  isRestricted: boolean;
};

type Found = { found: string[]; notes: Map<string, string>; isRestricted: boolean };

function attributesOf(text: string): Map<string, string> {
  const pairs = text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g);
  return new Map(
    [...pairs].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

const quoted = (text: string) => text.replace(/&(?!#?\w+;)/g, '&amp;').replace(/"/g, '&quot;');

/** Whether words in brackets are a shortcode: `[sic]` is none, unless it is closed somewhere. */
function isShortcode(name: string, attributes: string, closed: ReadonlySet<string>): boolean {
  return (
    known.test(name) ||
    shown.test(name) ||
    closed.has(name.toLowerCase()) ||
    /\s[\w-]+=/.test(attributes)
  );
}

function gallery(attributes: string, pictures: ReadonlyMap<string, Picture>): string | null {
  const given = attributesOf(attributes);
  const ids = (given.get('ids') ?? given.get('include') ?? '').split(/[\s,]+/).filter(Boolean);
  const known = ids.flatMap((id) => pictures.get(id) ?? []);
  if (ids.length === 0 || known.length < ids.length) return null;
  return known
    .map(({ address, alt }) => `\n\n<p><img src="${quoted(address)}" alt="${quoted(alt)}"></p>`)
    .join('');
}

function addressIn(attributes: string): string {
  return /https?:\/\/[^\s"'<>\]]+/.exec(attributes)?.[0] ?? '';
}

/** A picture and the words below it. */
function figure(inside: string, attributes: string): string {
  const picture = /^\s*(?:<a\b[^<>]*>)?\s*<img\b[^<>]*>\s*(?:<\/a>)?/i.exec(inside)?.[0] ?? '';
  const words =
    inside.slice(picture.length).trim() || (attributesOf(attributes).get('caption') ?? '');
  return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`;
}

const closing = /\[\/([a-z][\w-]*)\]/gi;

/** Returns the function that finds what stands between a shortcode and its end, in the order of a text. */
function insides(html: string): (name: string, from: number) => string | null {
  const ends = Map.groupBy(html.matchAll(closing), ([, name = '']) => lowerCase(name));
  for (const places of ends.values()) places.reverse();
  return (name, from) => {
    const places = ends.get(lowerCase(name)) ?? [];
    while (places.length > 0 && (places.at(-1)?.index ?? 0) < from) places.pop();
    const end = takesInside.test(name) ? places.at(-1)?.index : undefined;
    return end === undefined ? null : html.slice(from, end);
  };
}

function convertWords(
  html: string,
  closed: ReadonlySet<string>,
  pictures: ReadonlyMap<string, Picture>,
  result: Found,
): string {
  const parts: string[] = [];
  const insideOf = insides(html);
  let from = 0;
  shortcode.lastIndex = 0;
  for (let match = shortcode.exec(html); match; match = shortcode.exec(html)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const end = match.index + whole.length;
    // Doubled brackets are how a shortcode is shown.
    if (html[match.index - 1] === '[' && html[end] === ']') {
      parts.push(html.slice(from, match.index - 1), whole);
      from = end + 1;
      continue;
    }
    if (restricting.test(name)) result.isRestricted = true;
    if (!isShortcode(name, attributes, closed)) continue;
    parts.push(html.slice(from, match.index));
    from = end;
    if (slash !== '') continue;
    const inside = insideOf(name, end);
    const made = convertOne(name, attributes, inside, { pictures, result });
    if (made === null) {
      result.found.push(whole.slice(0, 300));
      continue;
    }
    parts.push(made);
    if (inside !== null) from = end + inside.length + name.length + 3;
    shortcode.lastIndex = from;
  }
  return parts.join('') + html.slice(from);
}

/** Returns the HTML of a shortcode with what is in it; null for one that has none. */
function convertOne(
  name: string,
  attributes: string,
  inside: string | null,
  { pictures, result }: { pictures: ReadonlyMap<string, Picture>; result: Found },
): string | null {
  if (/^(?:wp_)?caption$/i.test(name) && inside !== null && /<img\b/i.test(inside))
    return figure(inside, attributes);
  if (/^gallery$/i.test(name)) return gallery(attributes, pictures);
  if (notes.test(name) && inside !== null) {
    const key = `shortcode-${result.notes.size + 1}`;
    result.notes.set(key, inside);
    return `<sup data-fn="${key}">${result.notes.size}</sup>`;
  }
  const address = shown.test(name) ? addressIn(attributes) || addressIn(inside ?? '') : '';
  if (address === '') return null;
  return `\n\n<iframe src="${quoted(address)}"></iframe>\n\n`;
}

/** The code of a shortcode, whose signs may be encoded already. */
function codeBlock(name: string, attributes: string, code: string): string {
  const given = attributesOf(attributes);
  const plain = /^(?:code|sourcecode|source)$/i.test(name) ? '' : name.toLowerCase();
  const language = given.get('language') ?? given.get('lang') ?? plain;
  return `\n\n<pre class="language-${quoted(language)}">${code.replaceAll('<', '&lt;')}</pre>\n\n`;
}

/**
 * Converts the shortcodes of pictures, galleries, embedded things, footnotes and code; removes others
 * and returns them, while what stands between two of a pair stays. Words in brackets that look like
 * none, such as `[sic]`, and those in code stay as they are.
 */
export function convertShortcodes(
  html: string,
  pictures: ReadonlyMap<string, Picture> = new Map(),
): ConvertedShortcodes {
  const closed = new Set([...html.matchAll(closing)].map(([, name = '']) => name.toLowerCase()));
  const result: Found = { found: [], notes: new Map(), isRestricted: false };
  const parts: string[] = [];
  const lower = lowerCase(html);
  const unclosed = new Set<string>();
  let from = 0;
  const words = (to: number) =>
    parts.push(convertWords(html.slice(from, to), closed, pictures, result));
  raw.lastIndex = 0;
  for (let match = raw.exec(html); match; match = raw.exec(html)) {
    const [whole, element, code, attributes = ''] = match;
    const isShown = code !== undefined && html[match.index - 1] === '[';
    const end = (element ? `</${element}>` : `[/${code}]`).toLowerCase();
    if (isShown || unclosed.has(end)) continue;
    const start = match.index + whole.length;
    const stop = lower.indexOf(end, start);
    if (stop < 0) {
      unclosed.add(end);
      continue;
    }
    words(match.index);
    from = stop + end.length;
    parts.push(
      code === undefined
        ? html.slice(match.index, from)
        : codeBlock(code, attributes, html.slice(start, stop)),
    );
    raw.lastIndex = from;
  }
  words(html.length);
  return { html: parts.join(''), ...result };
}
