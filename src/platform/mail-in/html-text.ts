/** Characters of a page that are read: a mail's text is far shorter, whatever its frame. */
const longestHtml = 2_000_000;

const dropped = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'template',
  'svg',
  'object',
]);
const blocks = new Set([
  'address',
  'article',
  'blockquote',
  'br',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tr',
  'ul',
]);
/** What has an empty line around it. */
const paragraphs = new Set(['p', 'blockquote', 'h1', 'h2', 'h3', 'ul', 'ol', 'table', 'pre']);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ordm: 'º',
  ordf: 'ª',
  copy: '©',
  reg: '®',
  middot: '·',
  bull: '•',
  deg: '°',
  zwnj: '',
  shy: '',
};
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

function decodeEntity(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isText = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isText ? String.fromCodePoint(code) : ' ';
  }
  const known = named[name.toLowerCase()];
  if (known !== undefined) return known;
  const [, letter = '', mark = ''] =
    /^([A-Za-z])(grave|acute|circ|tilde|uml|cedil)$/.exec(name) ?? [];
  return letter === '' ? whole : `${letter}${marks[mark]}`.normalize('NFC');
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[A-Za-z]{2,8});/gi, decodeEntity);
}

/**
 * Returns what a person reads of an HTML mail, as plain text: a line for each block, `> ` before what is
 * quoted. Nothing of it is ever rendered as HTML, so tags need to be told apart from text, no more. Its
 * time grows with the length alone, whatever the mail is made of.
 */
export function htmlText(html: string): string {
  const source = html.slice(0, longestHtml);
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '' || lines.at(-1)?.replace(/^[> ]+/, '') !== '')
      lines.push(`${'> '.repeat(depth)}${text}`.trimEnd());
    line = '';
  };
  let at = 0;
  /** What is never closed from here on, and is therefore read. */
  const unclosed = new Set<string>();
  while (at < source.length) {
    const open = source.indexOf('<', at);
    line += decodeEntities(source.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    if (source.startsWith('<!--', open)) {
      const end = source.indexOf('-->', open + 4);
      at = end === -1 ? source.length : end + 3;
      continue;
    }
    const [, slash = '', tag = ''] =
      /^<(\/?)([a-z][a-z0-9]*)/i.exec(source.slice(open, open + 24)) ?? [];
    if (tag === '' && !/^<[!?/]/.test(source.slice(open, open + 2))) {
      line += '<';
      at = open + 1;
      continue;
    }
    const end = source.indexOf('>', open);
    at = end === -1 ? source.length : end + 1;
    const name = tag.toLowerCase();
    if (dropped.has(name) && slash === '' && !unclosed.has(name)) {
      const closing = new RegExp(`</${name}`, 'gi');
      closing.lastIndex = at;
      const close = closing.exec(source)?.index;
      if (close === undefined) {
        unclosed.add(name);
        continue;
      }
      const closed = source.indexOf('>', close);
      at = closed === -1 ? source.length : closed + 1;
    } else if (name === 'td' || name === 'th') line += ' ';
    else if (blocks.has(name)) {
      if (line.trim() !== '' || name === 'br') endLine();
      if (paragraphs.has(name)) endLine();
      if (name === 'blockquote') depth = Math.min(9, Math.max(0, depth + (slash === '' ? 1 : -1)));
      if (name === 'li' && slash === '') line = '- ';
    }
  }
  endLine();
  return lines.join('\n').trim();
}
