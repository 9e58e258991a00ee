/** An element of an export. `text` is all text in it; `inner` is what stands between its tags. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  inner: string;
  children: XmlElement[];
};

export type XmlTree = {
  children: XmlElement[];
  /** What is wrong with it; null where nothing is. */
  fault: string | null;
};

type Namespaces = ReadonlyMap<string, string>;
type Open = {
  element: XmlElement;
  written: string;
  from: number;
  texts: string[];
  namespaces: Namespaces;
};

const deepest = 50;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

// XML has none of these, but databases of blogs do.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Returns a text that XML and databases can hold. */
export const cleanText = (text: string) => text.replace(control, '').toWellFormed();

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (whole, number, hex, name) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = number === undefined ? Number.parseInt(hex, 16) : Number(number);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The prefix that WordPress writes for a namespace, whatever prefix a file has for it. */
function usualPrefix(uri: string): string {
  if (/^https?:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/.test(uri)) return 'excerpt';
  if (/^https?:\/\/wordpress\.org\/export\/[\d.]+\/?$/.test(uri)) return 'wp';
  if (/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/.test(uri)) return 'content';
  return /^https?:\/\/purl\.org\/dc\/elements\/1\.1\/?$/.test(uri) ? 'dc' : 'other';
}

function readAttributes(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of tag.matchAll(
    /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    attributes[name] ??= decode(double ?? single ?? '');
  return attributes;
}

/** Returns the namespaces that a tag declares, by prefix, with those around it. */
export function namespacesOf(
  attributes: Readonly<Record<string, string>>,
  around: Namespaces,
): Namespaces {
  const declared = Object.entries(attributes).filter(([name]) => name.startsWith('xmlns:'));
  if (declared.length === 0) return around;
  const own = declared.map(
    ([name, uri]) => [name.slice('xmlns:'.length), usualPrefix(uri)] as const,
  );
  return new Map([...around, ...own]);
}

function usualName(name: string, namespaces: Namespaces): string {
  const colon = name.indexOf(':');
  if (colon < 0) return name;
  const prefix = name.slice(0, colon);
  return `${namespaces.get(prefix) ?? prefix}${name.slice(colon)}`;
}

/** The end of a tag, outside of quotes; a quote that is never closed is no quote. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
    else if (sign === '<') return -1;
  }
  return -1;
}

const tagName = /[A-Za-z_][\w:.-]*/y;

/**
 * Reads a piece of XML and goes on where it is wrong: a sign that begins no tag is text, and so is an
 * entity that XML does not know. Entities are never declared. Takes time in proportion to its length.
 */
export function readXml(xml: string, around: Namespaces = new Map()): XmlTree {
  let fault: string | null = null;
  const root: Open = {
    element: { name: '', attributes: {}, text: '', inner: '', children: [] },
    written: '',
    from: 0,
    texts: [],
    namespaces: around,
  };
  const stack = [root];
  const top = () => stack.at(-1) ?? root;
  const addText = (text: string) => top().texts.push(text);
  function close(at: number): void {
    const open = stack.pop();
    if (!open) return;
    open.element.text = cleanText(open.texts.join(''));
    open.element.inner =
      open.element.children.length > 0 ? cleanText(xml.slice(open.from, at)) : '';
    top().element.children.push(open.element);
    top().texts.push(open.element.text);
  }
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    if (next !== at) addText(decode(xml.slice(at, next < 0 ? xml.length : next)));
    if (next < 0) break;
    at = next;
    const skip = [
      ['<![CDATA[', ']]>'],
      ['<!--', '-->'],
      ['<?', '?>'],
      ['<!', '>'],
    ].find(([start = '']) => xml.startsWith(start, at));
    if (skip) {
      const [start = '', end = ''] = skip;
      const found = xml.indexOf(end, at + start.length);
      if (found < 0) fault ??= `${start} is not closed`;
      const stop = found < 0 ? xml.length : found;
      if (start === '<![CDATA[') addText(xml.slice(at + start.length, stop));
      at = found < 0 ? xml.length : found + end.length;
      continue;
    }
    const isEnd = xml[at + 1] === '/';
    tagName.lastIndex = at + (isEnd ? 2 : 1);
    const name = tagName.exec(xml)?.[0];
    const end = name === undefined ? -1 : endOfTag(xml, at + 1);
    if (name === undefined || end < 0) {
      addText('<');
      at += 1;
      continue;
    }
    const tag = xml.slice(at, end + 1);
    if (isEnd) {
      const opened = stack.findLastIndex(({ written }) => written === name);
      if (opened < 1) fault ??= `</${name}> ends nothing`;
      else {
        if (opened < stack.length - 1) fault ??= `<${top().written}> is not closed`;
        while (stack.length > opened) close(at);
      }
    } else {
      const attributes = readAttributes(tag.slice(1 + name.length));
      const namespaces = namespacesOf(attributes, top().namespaces);
      const usual = usualName(name, namespaces);
      const element = { name: usual, attributes, text: '', inner: '', children: [] };
      stack.push({ element, written: name, from: end + 1, texts: [], namespaces });
      if (tag.endsWith('/>')) close(at);
      else if (stack.length > deepest) {
        fault ??= 'too deep';
        break;
      }
    }
    at = end + 1;
  }
  if (stack.length > 1) fault ??= `<${top().written}> is not closed`;
  while (stack.length > 1) close(xml.length);
  return { children: root.element.children, fault };
}
