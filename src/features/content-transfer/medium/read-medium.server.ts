import type { Element, Nodes } from 'hast';
import { oldPath } from '#core/old-path.ts';
import type { ZipEntries } from '../archive/zip-entries.server.ts';
import { type Incoming, UnreadableFile } from '../incoming.ts';
import { slugGiver } from '../posts/addresses.server.ts';
import { attribute, textOf } from '../posts/elements.ts';
import { isTooDeep } from '../posts/html-depth.ts';
import { foreignId } from '../posts/post-record.server.ts';
import {
  convertSite,
  guessLanguage,
  keyGiver,
  type SitePost,
  type SiteSettings,
} from '../posts/site-posts.server.ts';

const page = /(?:^|\/)posts\/[^/]+\.html$/;

/** Whether a ZIP is an export of Medium: a page for each post. */
export const isMedium = ({ names }: ZipEntries) => names.some((name) => page.test(name));

type Page = {
  name: string;
  title: string;
  subtitle: string;
  body: string;
  author: string;
  tags: string[];
  publishedAt: string | null;
  /** Its address, and its number at the end of it. */
  address: string;
  id: string;
  isDraft: boolean;
  /** Whether it answers another post, and has no title but its first words. */
  isResponse: boolean;
};

function find(node: Nodes, test: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  const own = node.type === 'element' && test(node) ? [node] : [];
  return [...own, ...node.children.flatMap((child) => find(child, test))];
}

const hasClass = (name: string) => (element: Element) =>
  attribute(element, 'className').split(' ').includes(name);
const words = (element: Element | undefined) =>
  element ? textOf(element).replace(/\s+/g, ' ').trim() : '';

/** The source of a text without what the fields of a post say already: its title and the rule above it. */
function sourceOf(html: string, body: Element, title: string): string {
  const [rule] = find(body, ({ tagName }) => tagName === 'hr');
  const [heading] = find(body, ({ tagName }) => /^h[1-4]$/.test(tagName));
  const said = heading && words(heading) === title ? [heading] : [];
  let source = '';
  let from = body.children[0]?.position?.start.offset ?? 0;
  for (const { position } of [...(rule ? [rule] : []), ...said]) {
    if (position?.start.offset === undefined || position.start.offset < from) continue;
    source += html.slice(from, position.start.offset);
    from = position.end.offset ?? from;
  }
  return source + html.slice(from, body.children.at(-1)?.position?.end.offset);
}

async function readPage(name: string, html: string): Promise<Page> {
  if (isTooDeep(html)) throw new UnreadableFile('invalid_shape', name, 'too_deep');
  const { fromHtml } = await import('hast-util-from-html');
  const tree = fromHtml(html);
  const [body] = find(tree, (element) => attribute(element, 'dataField') === 'body');
  const [summary] = find(tree, (element) => attribute(element, 'dataField') === 'subtitle');
  const [time] = find(tree, hasClass('dt-published'));
  const [canonical] = find(tree, hasClass('p-canonical'));
  const original = find(tree, ({ tagName }) => tagName === 'a')
    .map((link) => attribute(link, 'href'))
    .find((href) => /^https:\/\/medium\.com\/p\/\w+$/.test(href));
  const title = words(find(tree, hasClass('p-name'))[0]);
  const address = canonical ? attribute(canonical, 'href') : '';
  const at = time ? Date.parse(attribute(time, 'dateTime')) : Number.NaN;
  const hasHeading = body
    ? find(body, ({ tagName }) => /^h[1-4]$/.test(tagName)).length > 0
    : false;
  const isResponse = !hasHeading && words(body).startsWith(title.replace(/…$/, ''));
  return {
    name,
    title,
    subtitle: words(summary),
    body: body ? sourceOf(html, body, title) : '',
    author: words(find(tree, hasClass('p-author'))[0]),
    tags: find(tree, hasClass('p-tag')).map(words),
    publishedAt: Number.isNaN(at) ? null : new Date(at).toISOString(),
    address,
    id: /-([\da-f]{8,})\/?$/.exec(address)?.[1] ?? /\/p\/(\w+)$/.exec(original ?? '')?.[1] ?? '',
    isDraft: /(?:^|\/)draft_[^/]*$/.test(name) || Number.isNaN(at),
    isResponse,
  };
}

function toldOf({ isDraft, isResponse }: Page): SitePost['told'] {
  if (isDraft) return [{ code: 'stays_draft', detail: '' }];
  return isResponse ? [{ code: 'status_is_draft', detail: 'response' }] : [];
}

function pathsOf({ address, id }: Page): string[] {
  const own = URL.canParse(address) ? [oldPath(new URL(address).pathname)] : [];
  return [...own, ...(id === '' ? [] : [`/p/${id}`])].filter((path) => path !== '/');
}

/** Reads an export of Medium, page by page; drafts and responses become drafts. */
export async function readMedium(
  zip: ZipEntries,
  settings: Omit<SiteSettings, 'format'>,
): Promise<Incoming> {
  const pages: Page[] = [];
  const findings: Incoming['findings'] = [];
  for (const name of zip.names.filter((one) => page.test(one))) {
    try {
      const read = await readPage(name, await zip.readText(name));
      if (read.title === '' && read.body === '')
        findings.push({ where: name, code: 'file_left_out', detail: '' });
      else pages.push(read);
    } catch (error) {
      if (!(error instanceof UnreadableFile) || error.refusal.code === 'too_large') throw error;
      findings.push({ where: name, code: 'item_unreadable', detail: error.refusal.detail });
    }
  }
  if (pages.length === 0) throw new UnreadableFile('nothing_in_it');
  const language = guessLanguage(pages.map(({ body }) => body));
  const keyFor = keyGiver();
  const slugFor = slugGiver(settings.given);
  const posts = pages.map((one): SitePost => {
    const told = toldOf(one);
    const oldSlug = /([^/]+?)-[\da-f]{8,}\/?$/.exec(one.address)?.[1] ?? '';
    const key = keyFor(`medium:${one.id || one.name}`, one.name);
    const slug = slugFor(foreignId(key), oldSlug, one.title, one.name);
    const paths = told.length === 0 ? pathsOf(one) : [];
    return {
      told,
      post: {
        where: `${one.name}, “${one.title}”`,
        key,
        texts: {
          [language]: {
            title: one.title,
            html: one.body,
            excerpt: one.subtitle,
            address: one.address,
            state: told.length === 0 ? 'public' : 'draft',
            updatedAt: null,
          },
        },
        slug,
        oldSlug: oldSlug || slug,
        author: one.author,
        tags: one.tags,
        cover: '',
        createdAt: one.publishedAt,
        isPremium: false,
        oldPaths: language === 'en' ? paths : [],
        oldPathsPt: language === 'pt' ? paths : [],
      },
    };
  });
  const address = settings.address || 'https://medium.com';
  const incoming = await convertSite(posts, { ...settings, address, format: 'medium' });
  incoming.findings.push(...findings);
  return incoming;
}
