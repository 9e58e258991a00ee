import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { JsonLdNode } from '#core/json-ld.ts';
import { omitNulls } from '#core/omit-nulls.ts';
import { pictureSchema } from '#core/picture.schema.ts';
import { portraitAddress } from '#core/picture.ts';
import { type Result, refuse } from '#core/result.ts';
import { searchText } from '#core/search-text.ts';
import type { FieldRefusal, PublishedRecord } from '#features/content/kinds/content-kind.server.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { GraphContext } from '#i18n/graph-context.ts';
import { localize } from '#i18n/localized.tsx';
import { blogPostPath, teamPath } from '#paths.ts';
import type { Json } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import { faceAddress } from '#ui/art/faces/face.ts';
import { figureOfTrade } from '#ui/art/faces/face-trades.ts';
import type { FigureName } from '#ui/art/scenes/figures.ts';
import { authorFields, type Consultant, callersOf } from './authors.ts';

const consultantSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  face: z.string(),
  imageUrl: z.optional(z.string()),
  picture: z.optional(pictureSchema),
  role: z.optional(z.string()),
  rolePt: z.optional(z.string()),
  about: z.optional(z.string()),
  aboutPt: z.optional(z.string()),
  says: z.optional(z.string()),
  saysPt: z.optional(z.string()),
  asks: z.optional(z.array(z.string())),
  asksPt: z.optional(z.array(z.string())),
  languages: z.optional(z.array(z.string())),
  languagesPt: z.optional(z.array(z.string())),
});

/** Response of `GET /api/team`: the people of the site who advise clients. */
export const teamSchema = z.array(consultantSchema);

/** A person of the site. Posts hold the name, so that it is unique and reading a post joins nothing. */
export type AuthorTable = {
  id: string;
  name: string;
  imageUrl: string | null;
  role: string | null;
  rolePt: string | null;
  about: string | null;
  aboutPt: string | null;
  languages: Json<string[]> | null;
  languagesPt: Json<string[]> | null;
  /** What they would say to a client, in a sentence of their own. */
  says: string | null;
  saysPt: string | null;
  /** What clients ask them about. */
  asks: Json<string[]> | null;
  asksPt: Json<string[]> | null;
  /** The object that stands for them; null: that of their trade. */
  figure: FigureName | null;
  isConsultant: boolean;
  sort: number;
};

export type AuthorsTables = { authors: AuthorTable };

const selectTeam = prepareRead((db) =>
  db
    .selectFrom('authors')
    .select(['id', 'name', 'imageUrl', 'role', 'rolePt', 'about', 'aboutPt'])
    .select(['languages', 'languagesPt', 'says', 'saysPt', 'asks', 'asksPt', 'figure'])
    .select(pictureOf('authors.imageUrl'))
    .where('isConsultant', '=', true)
    .orderBy('sort')
    .orderBy('id'),
);

const selectFaces = prepareRead((db) =>
  db
    .selectFrom('authors')
    .select(['name', 'figure', 'role', 'about', 'imageUrl'])
    .select(pictureOf('authors.imageUrl')),
);

/** Returns the address of the drawing that stands for a person of the site. */
export function faceOfAuthor(
  person: Pick<AuthorTable, 'name' | 'figure' | 'role' | 'about'>,
): string {
  const { name, figure, role, about } = person;
  return faceAddress(name, figure ?? figureOfTrade(role, about));
}

/** How somebody is shown: the address of a drawing, and that of a portrait in its place. */
export type Face = { face: string; avatar?: string };

/**
 * Reads the faces of the people of the site, who are known by name. Anybody else has the drawing that
 * their name picks.
 */
export async function readFaces(db: Queryable): Promise<(name: string) => Face> {
  const people = await selectFaces(db, {});
  const faces = new Map(
    people.map(({ imageUrl, picture, ...person }) => [
      person.name,
      {
        face: faceOfAuthor(person),
        ...(imageUrl && { avatar: portraitAddress(imageUrl, picture ?? undefined) }),
      },
    ]),
  );
  return (name) => faces.get(name) ?? { face: faceAddress(name) };
}

/** Every consultant, the first that was added first. */
export async function listTeam(db: Queryable): Promise<Consultant[]> {
  return (await selectTeam(db, {})).map(({ figure, ...person }) => ({
    ...omitNulls(person),
    face: faceOfAuthor({ figure, ...person }),
  }));
}

/** The consultants who may call a client, by name and face. */
export async function listCallers(db: Queryable): Promise<{ name: string; face: string }[]> {
  return callersOf(await listTeam(db)).map(({ name, face }) => ({ name, face }));
}

export async function getAuthorName(db: Queryable, id: string): Promise<string | null> {
  const row = await db.selectFrom('authors').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

/** Returns whether another person of the site has a name. */
export async function isNameTaken(db: Queryable, name: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('authors')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a post on the site names an author. */
export async function hasPosts(db: Queryable, author: string): Promise<boolean> {
  const row = await db
    .selectFrom('blogPosts')
    .select('id')
    .where('author', '=', author)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives all posts of an author the new name, and what they are found by. */
export async function renameAuthor(
  trx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [old, folded] = [sql`cast(${searchText(from)} as text)`, sql`${searchText(to)}`];
  // The author comes last in `search_text`.
  const before = sql`length(search_text) - length(${old})`;
  await sql`update blog_posts set author = ${to}, search_text = case
      when substr(search_text, ${before} + 1) = ${old}
      then substr(search_text, 1, ${before}) || ${folded}
      else search_text || ' ' || ${folded} end
    where author = ${from}`.execute(trx);
}

/** Returns the slug of the newest post that names an author, or null if there is none. */
export async function getNewestSlug(db: Queryable, author: string): Promise<string | null> {
  const row = await db
    .selectFrom('blogPosts')
    .select('slug')
    .where('author', '=', author)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Makes somebody the author of the newest post, if there is one. */
export async function signNewestPost(trx: Queryable, author: string): Promise<void> {
  const newest = trx
    .selectFrom('blogPosts')
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1);
  await trx.updateTable('blogPosts').set({ author }).where('id', '=', newest).execute();
}

const rows = publicRows({ table: 'authors', fields: authorFields, sorted: true });

async function write(trx: Queryable, record: PublishedRecord): Promise<Result<null, FieldRefusal>> {
  const name = String(record.values.name);
  if (await isNameTaken(trx, name, record.id)) return refuse({ field: 'name', code: 'name_taken' });
  const before = await getAuthorName(trx, record.id);
  if (before !== null && before !== name) await renameAuthor(trx, { from: before, to: name });
  return rows.write(trx, record);
}

/** The people of the site: who writes posts, advises clients, or both. */
export const authorKind = defineKind({
  name: 'people',
  fields: authorFields,
  titleField: 'name',
  public: { table: 'authors', id: 'id', title: 'name' },
  ...rows,
  // The team page lists consultants in the order in which they were added.
  order: null,
  write,
  // A person is shown by the posts that she wrote; one without any signs the newest.
  async writePreview(trx, record) {
    const outcome = await write(trx, record);
    const name = String(record.values.name);
    if (outcome.ok && !(await hasPosts(trx, name))) await signNewestPost(trx, name);
    return outcome;
  },
  async shownOn(db, { values }) {
    const slug = await getNewestSlug(db, String(values.name));
    return slug === null ? null : blogPostPath.href({ slug });
  },
  async refuseRemoval(trx, id) {
    const name = await getAuthorName(trx, id);
    return name !== null && (await hasPosts(trx, name)) ? 'in_use' : null;
  },
});

/** Each consultant as a person who works for the company. */
export function consultantNodes(
  team: readonly Consultant[],
  { language, pageUrl, fileUrl, company }: GraphContext,
): JsonLdNode[] {
  return team.map(({ id, name, imageUrl, role, rolePt, about, aboutPt }) => ({
    '@type': 'Person',
    '@id': `${pageUrl(teamPath.href())}#${id}`,
    name,
    ...(role && { jobTitle: localize(language, role, rolePt).text }),
    ...(about && { description: localize(language, about, aboutPt).text }),
    ...(imageUrl && { image: fileUrl(imageUrl) }),
    worksFor: company,
  }));
}
