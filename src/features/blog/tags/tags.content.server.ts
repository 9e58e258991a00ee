import { accept, type Result, refuse } from '#core/result.ts';
import type { FieldRefusal, PublishedRecord } from '#features/content/kinds/content-kind.server.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { blogPostPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { tagFields } from './tags.content.ts';
import {
  deleteTag,
  getNewestTagged,
  getTagValues,
  isTagTaken,
  isTagUsed,
  namedTags,
  putTag,
  type TagValues,
  tagNewestPost,
} from './tags.repository.server.ts';

async function write(
  trx: Queryable,
  { id, values }: PublishedRecord,
): Promise<Result<null, FieldRefusal>> {
  const tag = values as TagValues;
  const live = await getTagValues(trx, id);
  if (live !== null && live.tag !== tag.tag) return refuse({ field: 'tag', code: 'word_fixed' });
  if (await isTagTaken(trx, tag.tag, id)) return refuse({ field: 'tag', code: 'name_taken' });
  await putTag(trx, id, tag);
  return accept(null);
}

/** The tags of the blog. Their names change; the word in addresses and in the API does not. */
export const tagKind = defineKind({
  name: 'tags',
  fields: tagFields,
  titleField: 'name',
  public: { table: 'blog_tags', id: 'id', title: 'name', titlePt: 'tag_pt', rows: namedTags },
  read: getTagValues,
  remove: deleteTag,
  write,
  // A tag is shown by the posts that have it; one without any is put on the newest.
  async writePreview(trx, record) {
    const outcome = await write(trx, record);
    const tag = String(record.values.tag);
    if (outcome.ok && !(await isTagUsed(trx, tag))) await tagNewestPost(trx, tag);
    return outcome;
  },
  async shownOn(db, { values }) {
    const slug = await getNewestTagged(db, String(values.tag));
    return slug === null ? null : blogPostPath.href({ slug });
  },
  async refuseRemoval(trx, id) {
    const live = await getTagValues(trx, id);
    return live !== null && (await isTagUsed(trx, live.tag)) ? 'in_use' : null;
  },
});
