import { markdownToHtml } from './markdown-to-html.ts';

/** What a card, or a part of one, says: as Ghost's editors store it. */
export type Card = Readonly<Record<string, unknown>>;

/** A text of Ghost's editors, in parts that are HTML each, and what of it is to be told. */
export type GhostText = {
  parts: string[];
  /** What was left out or is no HTML: `email: words`. */
  leftOut: string[];
  /** Whether a part of it is for members alone. */
  isForMembers: boolean;
};

/** Keeps a text a text within HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const wordOf = (value: unknown) => (typeof value === 'string' ? value : '');
const plain = (card: Card, name: string) => escapeHtml(wordOf(card[name]));
const within = (tag: string, html: string) =>
  html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`;
const scripts = /<script\b[^>]*>[^<]*<\/script\s*>/gi;

function link(address: unknown, html: string): string {
  const href = wordOf(address);
  return href === ''
    ? within('p', html)
    : `<p><a href="${escapeHtml(href)}">${html || escapeHtml(href)}</a></p>`;
}

function picture(
  src: unknown,
  { alt = '', title = '' }: { alt?: unknown; title?: unknown } = {},
): string {
  const address = wordOf(src);
  if (address === '') return '';
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(wordOf(alt))}" title="${escapeHtml(wordOf(title))}">`;
}

function figure(html: string, caption: unknown): string {
  return `<figure>${html}${within('figcaption', wordOf(caption))}</figure>`;
}

/** An image whose address is a link, as the editor allows. */
function image({ src, alt, title, href, caption }: Card): string {
  const shown = picture(src, { alt, title });
  return figure(wordOf(href) === '' ? shown : link(href, shown), caption);
}

function bookmark({ url, caption, metadata, ...card }: Card): string {
  const { title, description, author, publisher, thumbnail } = (metadata ?? card) as Card;
  const from = [author, publisher].map(wordOf).filter((word) => word !== '');
  const about = [wordOf(description), from.join(' · ')]
    .filter((line) => line !== '')
    .map(escapeHtml);
  const lines = about.map((line) => `<br>${line}`).join('');
  return figure(
    link(url, escapeHtml(wordOf(title))).replace(/<\/p>$/, `${lines}</p>`) + picture(thumbnail),
    caption,
  );
}

/** A quotation that a page shows by a script is kept in its words. */
function embed({ url, html, caption, metadata }: Card): string {
  const source = wordOf(html);
  const { title } = (metadata ?? {}) as Card;
  const frame = `<iframe src="${escapeHtml(wordOf(url))}" title="${escapeHtml(wordOf(title))}"></iframe>`;
  const said =
    /<blockquote\b/i.test(source) || wordOf(url) === '' ? source.replace(scripts, '') : '';
  return figure((wordOf(url) === '' ? '' : frame) + said, caption);
}

function film(tag: 'video' | 'audio', { src, title, fileName, caption, ...card }: Card): string {
  const name = escapeHtml(wordOf(title) || wordOf(fileName));
  const poster = escapeHtml(wordOf(card.customThumbnailSrc) || wordOf(card.thumbnailSrc));
  return figure(
    `<${tag} src="${escapeHtml(wordOf(src))}" title="${name}"${poster === '' ? '' : ` poster="${poster}"`}></${tag}>`,
    caption,
  );
}

function codeblock({ code, language, caption }: Card): string {
  const words = escapeHtml(wordOf(code));
  const name = escapeHtml(wordOf(language));
  return figure(`<pre><code class="language-${name}">${words}</code></pre>`, caption);
}

function callout(card: Card): string {
  const text = wordOf(card.calloutText) || wordOf(card.text);
  const emoji = plain(card, 'calloutEmoji') || plain(card, 'emoji');
  const opened = /^\s*<p\b[^>]*>/i.exec(text)?.[0] ?? '<p>';
  return emoji === ''
    ? `<div>${text}</div>`
    : `<div>${opened}${emoji} ${text.replace(/^\s*<p\b[^>]*>/i, '')}</div>`;
}

const button = (card: Card, text = 'buttonText', url = 'buttonUrl') =>
  link(card[url], plain(card, text));
const headed = (tag: string, html: unknown) => within(tag, wordOf(html));
const behind = ({ backgroundImageSrc }: Card) =>
  wordOf(backgroundImageSrc) === '' ? '' : `<p>${picture(backgroundImageSrc)}</p>`;

/** How cards are written, by their names in both editors. */
const writers: Readonly<Record<string, (card: Card) => string>> = {
  horizontalrule: () => '<hr>',
  hr: () => '<hr>',
  image,
  'card-image': image,
  codeblock,
  code: codeblock,
  html: ({ html }) => wordOf(html),
  markdown: ({ markdown }) => markdownToHtml(wordOf(markdown)),
  bookmark,
  embed,
  video: (card) => film('video', card),
  audio: (card) => film('audio', card),
  callout,
  toggle: ({ heading, content }) =>
    `<details><summary>${wordOf(heading)}</summary>${wordOf(content)}</details>`,
  button: (card) => button(card),
  gallery: ({ images, caption }) =>
    (Array.isArray(images) ? (images as Card[]) : []).map(image).join('') +
    within('p', wordOf(caption)),
  file: (card) =>
    link(card.src, plain(card, 'fileTitle') || plain(card, 'fileName')) +
    within('p', plain(card, 'fileCaption')),
  header: (card) =>
    behind(card) + headed('h2', card.header) + headed('p', card.subheader) + button(card),
  product: (card) =>
    headed('h3', card.productTitle) +
    picture(card.productImageSrc) +
    wordOf(card.productDescription) +
    button(card, 'productButton', 'productUrl'),
  'call-to-action': (card) =>
    headed('p', card.sponsorLabel) + picture(card.imageUrl) + wordOf(card.textValue) + button(card),
  // Nobody becomes a member by it here, but what it says is kept.
  signup: (card) =>
    behind(card) +
    headed('h2', card.header) +
    headed('p', card.subheader) +
    headed('p', card.disclaimer),
};

/** Parts that only mails have: they never become public. */
const mailed = new Set(['email', 'email-cta']);
/** What of a card is no text of it. */
const silent =
  /(?:^|_)(?:type|version|id|url|src|href|color|size|style|layout|alignment|segment)$|(?:Url|Src|Color|Size|Style|Layout|Alignment|Segment|Width|Height)$/;

/** The words of a card that is not known, or that is left out. */
function wordsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return silent.test(name) ? [] : [value.replace(/<[^<>]*>/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, key));
}

type Visibility = { showOnWeb?: unknown; web?: { nonMember?: unknown; memberSegment?: unknown } };

/** For whom a card is: a part of the others is for members, or for mails alone. */
function audienceOf({ visibility }: Card): 'all' | 'members' | 'mail' {
  const { showOnWeb, web } = (visibility ?? {}) as Visibility;
  if (showOnWeb === false) return 'mail';
  if (web?.nonMember !== false) return 'all';
  return wordOf(web.memberSegment) === '' ? 'mail' : 'members';
}

/** Adds what a card says to a text; one that is not known is left out and told with its words. */
export function addCard(text: GhostText, name: string, card: Card): void {
  const leaveOut = () => {
    const words = wordsOf(card).join(' ').replace(/\s+/g, ' ').trim();
    text.leftOut.push(words === '' ? name : `${name}: ${words}`);
  };
  const audience = audienceOf(card);
  if (name === 'paywall' || audience === 'members') text.isForMembers = true;
  if (name === 'paywall') return;
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  if (write === undefined || mailed.has(name) || audience === 'mail') leaveOut();
  else text.parts.push(write(card));
  if (name === 'signup') text.leftOut.push(`signup: ${wordOf(card.buttonText)}`);
}
