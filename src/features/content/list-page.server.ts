import { listThumbs } from '#features/files/pictures/list-thumbs.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ContentPage } from './content.schema.ts';
import type { ContentKind } from './kinds/content-kind.server.ts';
import { listRecords, type RecordFilter } from './list-records.server.ts';
import { loadRecord } from './load-record.server.ts';

type Shown = Pick<ContentPage['records'][number], 'address' | 'author' | 'picture'>;

/** Returns what a list shows of a record beside its title and state, as its draft has it. */
async function showRow(db: Queryable, kind: ContentKind, id: string): Promise<Shown> {
  const record = await loadRecord(db, kind, id);
  const values = record?.values ?? kind.empty;
  const pictureField = kind.fields.find(({ type }) => type === 'picture')?.name;
  return {
    address: values.slug === '' ? null : kind.addressOf(record?.live ?? values, id),
    author: (await kind.authorOf(db, values)) || null,
    picture: (pictureField && String(values[pictureField] ?? '')) || null,
  };
}

/** Returns a page of the records of a kind, with what a list shows of each. */
export async function listPage(
  context: Context,
  kind: ContentKind,
  filter: RecordFilter,
): Promise<ContentPage> {
  const list = await listRecords(context, kind, filter);
  return context.database.read(async (db) => {
    const shown: Shown[] = [];
    for (const { id } of list.records) shown.push(await showRow(db, kind, id));
    const addresses = shown.flatMap(({ picture }) => picture ?? []);
    const thumbs = await listThumbs(db, addresses);
    return {
      ...list,
      records: list.records.map((record, index) => {
        const { picture = null, ...rest } = shown[index] ?? {};
        return { ...record, ...rest, picture: picture && (thumbs.get(picture) ?? picture) };
      }),
    } as ContentPage;
  });
}
