import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Levels that are shown alike have one element; the level itself is kept. */
function headingElement(level: number): 'h2' | 'h3' {
  return level <= 2 ? 'h2' : 'h3';
}

const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  getAttrs: (element: HTMLElement) => ({ level: Number(element.dataset.level ?? level) }),
}));

const nodes = {
  doc: { content: '(block | footnote | source)+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', { dir: 'auto' }, 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: headings,
    toDOM: ({ attrs }): DOMOutputSpec => [
      headingElement(attrs.level),
      { 'data-level': attrs.level, dir: 'auto' },
      0,
    ],
  },
  bullets: {
    group: 'block list',
    content: 'item+',
    attrs: { isTight: { default: true } },
    parseDOM: [
      {
        tag: 'ul',
        getAttrs: ({ dataset }: HTMLElement) => ({ isTight: dataset.loose === undefined }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['ul', attrs.isTight ? {} : { 'data-loose': '' }, 0],
  },
  numbers: {
    group: 'block list',
    content: 'item+',
    attrs: { start: { default: 1 }, isTight: { default: true } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element: HTMLElement) => ({
          start: Number(element.getAttribute('start') ?? 1),
          isTight: element.dataset.loose === undefined,
        }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'ol',
      { start: attrs.start, ...(attrs.isTight ? {} : { 'data-loose': '' }) },
      0,
    ],
  },
  item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  quote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: (): DOMOutputSpec => ['hr'],
  },
  picture: {
    group: 'block',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
    parseDOM: [
      {
        tag: 'figure[data-src]',
        getAttrs: ({ dataset }: HTMLElement) => ({
          src: dataset.src,
          alt: dataset.alt,
          caption: dataset.caption,
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, caption } }): DOMOutputSpec => [
      'figure',
      { 'data-src': src, 'data-alt': alt, 'data-caption': caption },
      ['img', { src, alt }],
      ...(caption ? [['figcaption', caption] as const] : []),
    ],
  },
  table: {
    group: 'block',
    content: 'row+',
    isolating: true,
    /** Of each column, as Markdown has it: `left`, `center`, `right` or null. */
    attrs: { align: { default: [] } },
    parseDOM: [
      {
        tag: 'table',
        getAttrs: ({ dataset }: HTMLElement) => ({ align: JSON.parse(dataset.align ?? '[]') }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'table',
      { 'data-align': JSON.stringify(attrs.align) },
      ['tbody', 0],
    ],
  },
  row: {
    content: 'cell+',
    parseDOM: [{ tag: 'tr' }],
    toDOM: (): DOMOutputSpec => ['tr', 0],
  },
  cell: {
    content: '(text | note)*',
    isolating: true,
    attrs: { isHead: { default: false } },
    parseDOM: [{ tag: 'td' }, { tag: 'th', attrs: { isHead: true } }],
    toDOM: ({ attrs }): DOMOutputSpec => [attrs.isHead ? 'th' : 'td', { dir: 'auto' }, 0],
  },
  footnote: {
    content: 'inline*',
    defining: true,
    attrs: { number: {} },
    parseDOM: [
      {
        tag: 'p[data-footnote]',
        priority: 60,
        contentElement: 'span[data-words]',
        getAttrs: ({ dataset }: HTMLElement) => ({ number: Number(dataset.footnote) }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'p',
      { 'data-footnote': attrs.number, class: 'rich-footnote' },
      ['sup', { contenteditable: 'false' }, String(attrs.number)],
      ['span', { 'data-words': '' }, 0],
    ],
  },
  /** Markdown that has no form of its own here, as it is written. */
  source: {
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' as const }],
    toDOM: (): DOMOutputSpec => ['pre', { class: 'rich-source', spellcheck: 'false' }, ['code', 0]],
  },
  text: { group: 'inline' },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  note: {
    group: 'inline',
    inline: true,
    attrs: { number: {} },
    parseDOM: [
      {
        tag: 'sup[data-note]',
        getAttrs: ({ dataset }: HTMLElement) => ({ number: Number(dataset.note) }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'sup',
      { 'data-note': attrs.number, class: 'rich-note' },
      String(attrs.number),
    ],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element: HTMLElement) => ({ href: element.getAttribute('href') }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs.href, rel: 'noreferrer' }, 0],
  },
  bold: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  italic: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
  struck: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }],
    toDOM: (): DOMOutputSpec => ['s', 0],
  },
  code: {
    parseDOM: [{ tag: 'code' }],
    toDOM: (): DOMOutputSpec => ['code', 0],
  },
} satisfies Record<string, MarkSpec>;

/** What rich mode can hold of a text: what Markdown has on the site, and `source` for the rest. */
export const richSchema = new Schema({ nodes, marks });
