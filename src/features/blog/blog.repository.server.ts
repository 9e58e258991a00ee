import { type Expression, sql } from 'kysely';
import { omitNulls } from '#core/omit-nulls.ts';
import { portraitAddress } from '#core/picture.ts';
import { containsPattern } from '#core/search-text.ts';
import type { Tables } from '#database/tables.ts';
import { faceOfAuthor } from '#features/authors/authors.server.ts';
import { markdownOf } from '#features/content/content.ts';
import { selectBlocks, withBlocks } from '#features/content/text/select-blocks.server.ts';
import { pictureAt, pictureOf } from '#features/files/pictures/picture-of.server.ts';
import { compareNames } from '#i18n/compare-names.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import { postFields } from './blog.content.ts';
import {
  type BlogFilter,
  type BlogPost,
  type BlogPostCard,
  type BlogTag,
  drawnCover,
} from './blog.ts';

const textFields = markdownOf(postFields);
const noLimit = 1_000_000_000;
/** Between the tags of a post in one column. A tag is a line of text and has no control character. */
const tagSeparator = '\u001f';

/** A filter as a select takes it: no empty list, and the searched text as a pattern. */
type Selection = {
  limit: number;
  offset: number;
  pattern: string | undefined;
  tags: readonly string[] | undefined;
  premium: boolean | undefined;
  related: string | undefined;
};

function selectionOf({ limit, offset, q, tags = [], premium, related }: BlogFilter): Selection {
  return {
    limit: limit ?? noLimit,
    offset: offset ?? 0,
    pattern: q === undefined ? undefined : containsPattern(q),
    tags: tags.length > 0 ? tags : undefined,
    premium,
    related,
  };
}

const joinedTags = sql<string | null>`(
  select string_agg(tag, ${sql.lit(tagSeparator)} order by sort)
  from blog_post_tags where post_id = blog_posts.id
)`.as('tags');

/** The author of a post; the company signs one without an author, under the name that it has now. */
const shownAuthor = sql<string>`case when blog_posts.author <> '' then blog_posts.author
  else coalesce((select brand from company limit 1), '') end`.as('author');

function selectCards(db: Queryable) {
  return db
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'title', 'titlePt', 'summary', 'summaryPt'])
    .select([shownAuthor, 'imageUrl', 'isPremium', 'createdAt', joinedTags])
    .select(pictureOf('blogPosts.imageUrl'));
}

function tagsOf(db: Queryable, slug: Expression<string>) {
  return db
    .selectFrom('blogPostTags as own')
    .innerJoin('blogPosts as subject', 'subject.id', 'own.postId')
    .where('subject.slug', '=', slug)
    .select('own.tag');
}

// Correlated, so that posts are scanned newest first and the scan ends at the limit.
function withTagAmong(
  query: ReturnType<typeof selectCards>,
  tags: readonly Expression<string>[] | ReturnType<typeof tagsOf>,
) {
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('blogPostTags')
        .select('tag')
        .whereRef('postId', '=', 'blogPosts.id')
        .where('tag', 'in', tags),
    ),
  );
}

function newestFirst(db: Queryable, given: Placeholders<Selection>) {
  const { limit, offset, pattern, tags, premium, related } = given;
  let query = selectCards(db);
  if (premium) query = query.where('isPremium', '=', premium);
  if (pattern) query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  if (tags) query = withTagAmong(query, tags);
  if (related) query = withTagAmong(query.where('slug', '!=', related), tagsOf(db, related));
  return query.orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset);
}

const selectFilteredCards = prepareRead((db, given: Placeholders<Selection>) =>
  newestFirst(db, given),
);
const selectFilteredPosts = prepareRead((db, given: Placeholders<Selection>) =>
  newestFirst(db, given).select(['content', 'contentPt', 'updatedOn']),
);
const selectPost = prepareRead((db, { slug }: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('blogPosts')
    .leftJoin('authors', 'authors.name', 'blogPosts.author')
    .select(['blogPosts.id', 'slug', 'blogPosts.title', 'blogPosts.titlePt'])
    .select(['summary', 'summaryPt', shownAuthor, 'content', 'contentPt'])
    .select(['blogPosts.imageUrl', 'isPremium', 'blogPosts.createdAt', 'updatedOn', joinedTags])
    .select(['authors.imageUrl as portrait', 'role', 'rolePt', 'about', 'aboutPt', 'figure'])
    .select(pictureAt('authors.imageUrl').as('portraitPicture'))
    .leftJoin('servicePackages as package', 'package.id', 'blogPosts.packageId')
    .leftJoin('caseStudies as study', 'study.id', 'blogPosts.caseStudyId')
    .select([
      'package.id as packageId',
      'package.name as packageName',
      'package.namePt as packageNamePt',
    ])
    .select(['study.id as studyId', 'study.title as studyTitle', 'study.titlePt as studyTitlePt'])
    .select(['languages', 'languagesPt', 'blogPosts.serviceId', pictureOf('blogPosts.imageUrl')])
    .select(selectBlocks({ kind: 'posts', table: 'blogPosts', fields: textFields }))
    .where('slug', '=', slug),
);

// The tags in use are read one after another from their index, however many posts have them.
const selectTags = prepareRead(
  () =>
    sql<Pick<Tables['blogTags'], 'tag' | 'name' | 'tagPt'>>`
    with recursive used (tag) as (
      select min(tag) from blog_post_tags
      union all
      select (select min(tag) from blog_post_tags where tag > used.tag) from used
      where used.tag is not null
    )
    select used.tag, blog_tags.name, blog_tags.tag_pt from used left join blog_tags on blog_tags.tag = used.tag
    where used.tag is not null`,
);

type StoredPost = { slug: string; imageUrl: string; tags: string | null };

// A post without a picture has the tile that is drawn from its address, wherever it is shown.
function toPost<Row extends StoredPost>({ tags, ...row }: Row) {
  const imageUrl = row.imageUrl || drawnCover(row.slug);
  return { ...omitNulls(row), imageUrl, tags: tags?.split(tagSeparator) ?? [] };
}

/** Posts without their content, newest first. */
export async function listBlogCards(db: Queryable, filter: BlogFilter): Promise<BlogPostCard[]> {
  return (await selectFilteredCards(db, selectionOf(filter))).map(toPost);
}

/** Posts, newest first. */
export async function listBlogPosts(db: Queryable, filter: BlogFilter): Promise<BlogPost[]> {
  return (await selectFilteredPosts(db, selectionOf(filter))).map(toPost);
}

/** A post with the ids of what it is about. */
type FoundPost = BlogPost & { serviceId?: string };

function linkTo(id: string | null, title: string | null, titlePt: string | null) {
  return id === null || title === null ? undefined : omitNulls({ id, title, titlePt });
}

export async function getBlogPost(db: Queryable, slug: string): Promise<FoundPost | null> {
  const [row] = await selectPost(db, { slug });
  if (!row) return null;
  const { portrait, portraitPicture, figure, ...written } = row;
  const { role, rolePt, about, aboutPt, languages, languagesPt, ...rest } = written;
  const { packageId, packageName, packageNamePt, studyId, studyTitle, studyTitlePt, ...post } =
    rest;
  const said = { role, rolePt, about, aboutPt, languages, languagesPt };
  const sold = linkTo(packageId, packageName, packageNamePt);
  const study = linkTo(studyId, studyTitle, studyTitlePt);
  const imageUrl = portrait && portraitAddress(portrait, portraitPicture ?? undefined);
  const face = faceOfAuthor({ name: post.author, figure, role, about });
  const authorProfile = { ...omitNulls({ imageUrl, ...said }), face };
  return {
    ...toPost(withBlocks(post)),
    authorProfile,
    ...((sold || study) && {
      about: { ...(sold && { package: sold }), ...(study && { caseStudy: study }) },
    }),
  };
}

/** The tags that at least one post has, sorted by name. */
export async function listBlogTags(db: Queryable): Promise<BlogTag[]> {
  const rows = await selectTags(db, {});
  // Sorted here, because the databases' collations differ.
  const compare = compareNames('en');
  return rows.map(omitNulls).sort((a, b) => compare(a.name ?? a.tag, b.name ?? b.tag));
}
