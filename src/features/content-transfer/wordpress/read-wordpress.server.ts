import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { type Finding, type Incoming, type IncomingRecord, UnreadableFile } from '../incoming.ts';
import { type GivenSlugs, shareOldPaths } from '../posts/addresses.server.ts';
import { siteLinks } from '../posts/move-links.server.ts';
import {
  type ForeignPost,
  type ForeignText,
  foreignId,
  type PostState,
  toPostRecord,
} from '../posts/post-record.server.ts';
import type { TextSource } from '../text-source.server.ts';
import { createdAt, instantOf } from './dates.ts';
import { markParagraphs } from './paragraphs.ts';
import { convertShortcodes } from './shortcodes.ts';
import { postTypes, type Survey, type SurveyedPost, surveyExport } from './survey.server.ts';
import { type Item, type ReadItem, readExport } from './wordpress-export.server.ts';

type Told = Omit<Finding, 'where'>;

/** What a WordPress export holds beside content; only their number is told. */
const inner = new Set(
  'revision nav_menu_item customize_changeset oembed_cache wp_global_styles wp_template wp_template_part wp_navigation wp_block custom_css wp_font_face wp_font_family user_request'.split(
    ' ',
  ),
);
/** Fields by which plugins keep a post to members. */
const restricting =
  /^(?:_jetpack_newsletter_access|_members_access_role|rcp_(?:access|subscription|user)_level|_wc_memberships_force_public|_pmpro_|_mepr_|ihc_mb_who|_um_content_restriction)/;
const isOpen = /^(?:|0|no|everybody|everyone|none|a:0:\{\})$/i;

const placeOf = (item: Item) => `${item.type} ${item.id || '–'}, “${item.title || item.slug}”`;

function isForMembers(item: Item, isRestricted: boolean): boolean {
  return (
    isRestricted ||
    [...item.fields].some(([key, value]) => restricting.test(key) && !isOpen.test(value))
  );
}

/** Whether a post may be public here, and what is said of it. */
function stateOf(item: Item, isRestricted: boolean): { state: PostState; told: Told[] } {
  const draft = (code: Finding['code'], detail = '') => ({
    state: 'draft' as const,
    told: [{ code, detail }],
  });
  if (item.password !== '') return draft('password_is_draft');
  if (item.status === 'private') return draft('private_is_draft');
  if (isForMembers(item, isRestricted)) return draft('members_only');
  if (item.status === 'publish') return { state: 'public', told: [] };
  if (item.status === 'draft') return draft('stays_draft');
  if (item.status === 'pending') return draft('pending_is_draft');
  if (item.status !== 'future') return draft('status_is_draft', item.status);
  return {
    state: 'scheduled',
    told: [{ code: 'stays_scheduled', detail: item.date || item.dateGmt }],
  };
}

/** The texts of reusable blocks, in place of what refers to them. */
function withBlocks(html: string, blocks: ReadonlyMap<string, string>, depth = 0): string {
  if (blocks.size === 0 || depth > 3) return html;
  return html.replace(/<!-- wp:block \{"ref":(\d+)[^}]{0,500}\} \/-->/g, (whole, id: string) => {
    const text = blocks.get(id);
    return text === undefined ? whole : withBlocks(text, blocks, depth + 1);
  });
}

/** What the block editor embeds is an address in an element of its own. */
const embedded = /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<>"]+)\s*(?=<\/div>)/g;

/** The footnotes of the block editor, which lie in a field. */
function footnotesOf(item: Item): Map<string, string> {
  try {
    const notes: unknown = JSON.parse(item.fields.get('footnotes') || '[]');
    if (!Array.isArray(notes)) return new Map();
    return new Map(notes.map(({ id, content }) => [String(id), String(content)]));
  } catch {
    return new Map();
  }
}

type ReadText = { text: ForeignText; told: Told[]; isPremium: boolean };

/** A sound or a film that WordPress announces in its feed, unless the text has it: its address is the first line. */
function enclosureOf({ content, fields }: Item): string {
  const [address = ''] = (fields.get('enclosure') ?? '').split(/\s/);
  if (!URL.canParse(address) || content.includes(address)) return '';
  return `\n\n<audio src="${address.replaceAll('"', '&quot;')}"></audio>`;
}

/** A section of CDATA within a text, which a page would take for a comment, is kept as its words. */
function withSections(html: string): string {
  const [first = '', ...pieces] = html.split('<![CDATA[');
  const kept = pieces.map((piece) => {
    const end = piece.indexOf(']]>');
    const words = end < 0 ? piece : piece.slice(0, end);
    return (
      words.replace(/&/g, '&amp;').replace(/</g, '&lt;') + (end < 0 ? '' : piece.slice(end + 3))
    );
  });
  return first + kept.join('');
}

function readText(item: Item, { address, blocks, files }: Survey): ReadText {
  const content = withBlocks(withSections(item.content), blocks) + enclosureOf(item);
  const whole = content.replace(embedded, '$1<iframe src="$2"></iframe>');
  const { html, found, notes, isRestricted } = convertShortcodes(whole, files);
  const { state, told } = stateOf(item, isRestricted);
  const excerpt = convertShortcodes(item.excerpt);
  const shortcodes = [...found, ...excerpt.found].map((detail) => ({
    code: 'shortcode_left_out' as const,
    detail,
  }));
  return {
    text: {
      title: item.title,
      html: markParagraphs(html),
      excerpt: excerpt.html,
      address: URL.canParse(item.link) ? item.link : address,
      notes: new Map([...footnotesOf(item), ...notes]),
      state,
      updatedAt: instantOf(item.modifiedGmt),
    },
    told: [...shortcodes, ...told],
    isPremium: isForMembers(item, isRestricted),
  };
}

/** What of an item has no place in a post. */
function findingsOf(item: Item, { isFurther, language }: SurveyedPost): Told[] {
  const told: Told[] = [];
  if (item.type === 'page') told.push({ code: 'page_is_post', detail: '' });
  if (language === null) told.push({ code: 'other_language', detail: item.language });
  if (isFurther) told.push({ code: 'twin_left', detail: item.language });
  if (item.comments > 0) told.push({ code: 'comments_left_out', detail: String(item.comments) });
  const fields = [...item.fields.keys()].filter(
    (key) => !['footnotes', 'enclosure'].includes(key) && !/^(?:_|$)/.test(key),
  );
  if (fields.length > 0) told.push({ code: 'fields_left_out', detail: fields.join(', ') });
  if (item.otherTerms.length > 0)
    told.push({ code: 'tags_left_out', detail: item.otherTerms.join(', ') });
  return told;
}

function toForeignPost(
  item: Item,
  twin: Item | null,
  survey: Survey,
  surveyed: SurveyedPost,
): { post: ForeignPost; told: Told[] } {
  const own = readText(item, survey);
  const other = twin && readText(twin, survey);
  const { channel, clock, files, posts } = survey;
  const language = surveyed.language ?? 'en';
  // A text in a third language is nobody's English yet.
  const state = surveyed.language === null || surveyed.isFurther ? 'draft' : own.text.state;
  const isFloating = ['draft', 'pending'].includes(item.status) && instantOf(item.dateGmt) === null;
  const cover = item.fields.get('_thumbnail_id') ?? '';
  const twinPost = surveyed.twin === null ? undefined : posts.get(surveyed.twin);
  const post: ForeignPost = {
    where: placeOf(item),
    key: surveyed.key,
    texts: { [language]: { ...own.text, state }, ...(other && { pt: other.text }) },
    slug: surveyed.slug,
    oldSlug: surveyed.oldSlug,
    author: item.coAuthors.join(', ') || (channel.authors.get(item.author) ?? item.author),
    tags: item.tags,
    cover: files.get(cover)?.address ?? '',
    createdAt: isFloating ? null : createdAt(item, clock),
    isPremium: own.isPremium || other?.isPremium === true,
    oldPaths: language === 'pt' ? [] : surveyed.oldPaths,
    oldPathsPt: language === 'pt' ? surveyed.oldPaths : (twinPost?.oldPaths ?? []),
  };
  const more = twin?.tags.filter((tag) => !item.tags.includes(tag)) ?? [];
  const told = [...own.told, ...(other?.told ?? []), ...findingsOf(item, surveyed)];
  if (twin && twinPost)
    told.push(...findingsOf(twin, twinPost).filter(({ code }) => code !== 'page_is_post'));
  if (more.length > 0) told.push({ code: 'tags_left_out', detail: more.join(', ') });
  return { post, told };
}

/** A record, or none, and what is to be told of an item. */
export type ReadPost = { record: IncomingRecord | null; findings: Finding[] };

function unreadable({ item, fault, isLast }: ReadItem, isCut: boolean): ReadPost {
  const code = isLast && isCut ? 'file_cut' : 'item_unreadable';
  return { record: null, findings: [{ where: placeOf(item), code, detail: fault ?? '' }] };
}

function leftOut(item: Item): Finding | null {
  const where = placeOf(item);
  if (postTypes.has(item.type))
    return item.status === 'auto-draft'
      ? null
      : { where, code: 'status_left_out', detail: item.status };
  if (inner.has(item.type)) return null;
  return { where, code: 'type_left_out', detail: item.attachment || item.type };
}

export type WordpressSettings = {
  kind: ContentKind;
  now: string;
  /** The address of the old site, for a file that does not say it. */
  oldSite: string;
  given: GivenSlugs;
  /** Returns the address in the library of a picture that came along; null for any other. */
  movePicture?: (url: string) => string | null;
};

/**
 * Reads the posts of an export one by one, with what is to be told of each and, at the end, of the
 * file; the file is read twice. A post and its translation are one record.
 */
export async function* readPosts(
  source: TextSource,
  { kind, now, movePicture = () => null, ...settings }: WordpressSettings,
): AsyncGenerator<ReadPost> {
  const survey = await surveyExport(source, settings);
  if (survey.items === 0)
    throw new UnreadableFile(survey.channel.hasLists ? 'no_posts' : 'nothing_in_it');
  const published = [...survey.posts.values()].filter(
    ({ isPublic, isRepeated }) => isPublic && !isRepeated,
  );
  const { leading, lost } = shareOldPaths(
    kind,
    published.map(({ key, slug, oldPaths }) => ({ id: foreignId(key), slug, oldPaths })),
    settings.given,
  );
  const places = { ...siteLinks(leading, survey.address), movePicture };
  const waiting = new Map<number, Item>();
  const counts = new Map<string, number>();
  const ends: Finding[] = [];
  const others: Finding[] = [];
  let at = -1;

  async function* convert(item: Item, twin: Item | null, surveyed: SurveyedPost) {
    const { post, told } = toForeignPost(item, twin, survey, surveyed);
    post.coverPath = movePicture(post.cover);
    const { record, findings } = await toPostRecord(post, { kind, now, places, lost });
    const own = told.map((finding) => ({ where: post.where, ...finding }));
    yield { record, findings: [...own, ...findings] };
  }

  for await (const read of readExport(source)) {
    if ('channel' in read) continue;
    at += 1;
    const { item, fault } = read;
    if (fault !== null) {
      yield unreadable(read, !survey.channel.isWhole);
      continue;
    }
    if (inner.has(item.type)) counts.set(item.type, (counts.get(item.type) ?? 0) + 1);
    const surveyed = survey.posts.get(at);
    if (!surveyed) {
      const finding = leftOut(item);
      if (finding) (postTypes.has(item.type) ? ends : others).push(finding);
    } else if (surveyed.isRepeated)
      ends.push({ where: placeOf(item), code: 'repeated_post', detail: '' });
    else if (surveyed.twin !== null) {
      const other = waiting.get(surveyed.twin);
      const otherPost = survey.posts.get(surveyed.twin);
      if (!other || !otherPost) waiting.set(at, item);
      else if (surveyed.language === 'pt') yield* convert(other, item, otherPost);
      else yield* convert(item, other, surveyed);
      if (other) waiting.delete(surveyed.twin);
    } else yield* convert(item, null, surveyed);
  }
  const numbers = [...counts].map(([type, count]) => ({
    where: type,
    code: 'type_left_out' as const,
    detail: `${count} × ${type}`,
  }));
  yield { record: null, findings: [...ends, ...others, ...numbers, ...siteFindings(survey)] };
}

/** What is to be told of the file as a whole. */
function siteFindings({ channel, address }: Survey): Finding[] {
  const findings: Finding[] = [];
  if (!channel.isWhole) findings.push({ where: 'channel', code: 'file_cut', detail: '' });
  if (address === '') findings.push({ where: 'channel', code: 'old_site_unknown', detail: '' });
  return findings;
}

/** Reads an export of WordPress (WXR). Posts and pages become posts; the rest is listed. */
export async function readWordpress(
  source: TextSource,
  settings: WordpressSettings,
): Promise<Incoming> {
  const incoming: Incoming = { format: 'wordpress', records: [], redirects: [], findings: [] };
  for await (const { record, findings } of readPosts(source, settings)) {
    if (record) incoming.records.push(record);
    incoming.findings.push(...findings);
  }
  return incoming;
}
