import { refuse } from '#core/result.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { hasPosts, renameAuthor } from './author-posts.repository.server.ts';
import { authorFields } from './authors.content.ts';
import { getAuthorName, isNameTaken } from './authors.repository.server.ts';

const rows = publicRows({ table: 'authors', fields: authorFields, sorted: true });

/** The people of the site: who writes posts, advises clients, or both. */
export const authorKind = defineKind({
  name: 'people',
  fields: authorFields,
  titleField: 'name',
  public: { table: 'authors', id: 'id', title: 'name' },
  ...rows,
  async write(trx, record) {
    const name = String(record.values.name);
    if (await isNameTaken(trx, name, record.id))
      return refuse({ field: 'name', code: 'name_taken' });
    const before = await getAuthorName(trx, record.id);
    if (before !== null && before !== name) await renameAuthor(trx, { from: before, to: name });
    return rows.write(trx, record);
  },
  async refuseRemoval(trx, id) {
    const name = await getAuthorName(trx, id);
    return name !== null && (await hasPosts(trx, name)) ? 'in_use' : null;
  },
});
