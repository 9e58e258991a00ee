import { type Result, refuse } from '#core/result.ts';
import type { FieldRefusal, PublishedRecord } from '#features/content/kinds/content-kind.server.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { blogPostPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  getNewestSlug,
  hasPosts,
  renameAuthor,
  signNewestPost,
} from './author-posts.repository.server.ts';
import { authorFields } from './authors.content.ts';
import { getAuthorName, isNameTaken } from './authors.repository.server.ts';

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
