import { oldPath } from '#core/old-path.ts';
import type { ZipEntries } from '../archive/zip-entries.server.ts';
import { type Incoming, UnreadableFile } from '../incoming.ts';
import { slugGiver } from '../posts/addresses.server.ts';
import { foreignId, type PostState } from '../posts/post-record.server.ts';
import {
  convertSite,
  guessLanguage,
  keyGiver,
  type SitePost,
  type SiteSettings,
} from '../posts/site-posts.server.ts';

type Row = Record<string, string>;

const list = /(?:^|\/)posts\.csv$/;

/** Whether a ZIP is an export of Substack: a list of posts, and a page for each. */
export const isSubstack = ({ names }: ZipEntries) =>
  names.some((name) => list.test(name)) &&
  names.some((name) => /(?:^|\/)posts\/[^/]+\.html$/.test(name));

async function readRows(text: string): Promise<Row[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  try {
    return parse(text, { bom: true, columns: true, relax_column_count: true }) as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile('invalid_csv', String(error.lines ?? ''), error.message);
  }
}

/** Whether a post may be public here, and what is said of it. */
function stateOf(row: Row): { state: PostState; told: SitePost['told'] } {
  const audience = row.audience ?? '';
  if (!/^true$/i.test(row.is_published ?? ''))
    return { state: 'draft', told: [{ code: 'stays_draft', detail: '' }] };
  if (audience !== '' && audience !== 'everyone')
    return { state: 'draft', told: [{ code: 'members_only', detail: audience }] };
  return { state: 'public', told: [] };
}

const instantOf = (text: string | undefined) =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;

/** Reads an export of Substack, by its list of posts; a page that the list lacks is told. */
export async function readSubstack(
  zip: ZipEntries,
  settings: Omit<SiteSettings, 'format'>,
): Promise<Incoming> {
  const csv = zip.names.find((name) => list.test(name)) ?? '';
  const rows = await readRows(await zip.readText(csv));
  const pages = new Map(
    zip.names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [
        name
          .split('/')
          .at(-1)
          ?.replace(/\.html$/, '') ?? '',
        name,
      ]),
  );
  const texts = new Map<string, string>();
  for (const { post_id = '' } of rows) {
    const name = pages.get(post_id);
    if (name !== undefined) texts.set(post_id, await zip.readText(name));
    pages.delete(post_id);
  }
  const language = guessLanguage(texts.values());
  const address = settings.address.replace(/\/+$/, '');
  const keyFor = keyGiver();
  const slugFor = slugGiver(settings.given);
  const posts = rows.map((row): SitePost => {
    const {
      post_id: id = '',
      title = '',
      subtitle = '',
      type = '',
      podcast_url: podcast = '',
    } = row;
    const name = id.slice(id.indexOf('.') + 1);
    const { state, told } = stateOf(row);
    const paths = name === '' ? [] : [oldPath(`/p/${name}`)];
    const sound =
      podcast === '' ? '' : `<audio src="${podcast.replaceAll('"', '&quot;')}"></audio>`;
    if (type === 'page') told.unshift({ code: 'page_is_post', detail: '' });
    const key = keyFor(`substack:${id}`, name);
    const slug = slugFor(foreignId(key), name, title);
    return {
      told,
      post: {
        where: `post ${id}, “${title || name}”`,
        key,
        texts: {
          [language]: {
            title: title || name,
            html: sound + (texts.get(id) ?? ''),
            excerpt: subtitle,
            address: address && `${address}/p/${name}`,
            state,
            updatedAt: null,
          },
        },
        slug,
        oldSlug: name || slug,
        author: '',
        tags: [],
        cover: '',
        createdAt: instantOf(row.post_date),
        isPremium: told.some(({ code }) => code === 'members_only'),
        oldPaths: language === 'en' ? paths : [],
        oldPathsPt: language === 'pt' ? paths : [],
      },
    };
  });
  if (posts.length === 0) throw new UnreadableFile('nothing_in_it', csv);
  const incoming = await convertSite(posts, { ...settings, address, format: 'substack' });
  for (const name of pages.values())
    incoming.findings.push({ where: name, code: 'file_left_out', detail: '' });
  return incoming;
}
