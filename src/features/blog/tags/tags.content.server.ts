import { accept, refuse } from '#core/result.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { tagFields } from './tags.content.ts';
import {
  deleteTag,
  getTagValues,
  isTagTaken,
  isTagUsed,
  namedTags,
  putTag,
  type TagValues,
} from './tags.repository.server.ts';

/** The tags of the blog. Their names change; the word in addresses and in the API does not. */
export const tagKind = defineKind({
  name: 'tags',
  fields: tagFields,
  titleField: 'name',
  public: { table: 'blog_tags', id: 'id', title: 'name', rows: namedTags },
  read: getTagValues,
  remove: deleteTag,
  async write(trx, { id, values }) {
    const tag = values as TagValues;
    const live = await getTagValues(trx, id);
    if (live !== null && live.tag !== tag.tag) return refuse({ field: 'tag', code: 'word_fixed' });
    if (await isTagTaken(trx, tag.tag, id)) return refuse({ field: 'tag', code: 'name_taken' });
    await putTag(trx, id, tag);
    return accept(null);
  },
  async refuseRemoval(trx, id) {
    const live = await getTagValues(trx, id);
    return live !== null && (await isTagUsed(trx, live.tag)) ? 'in_use' : null;
  },
});
