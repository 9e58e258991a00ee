import type { ContentList, ContentRecord } from '#features/content/content.schema.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { contentExamples } from '../../../factories/content/content-examples.ts';
import { valuesWith } from '../../../factories/content/content-values.ts';
import { readAs } from '../../../factories/staff-orders.ts';
import { type Deed, logs, prepare, pressOf, put, type Stage, seen } from './deed.ts';

function valuesOf(kind: ContentKind) {
  const name = `Ours ${crypto.randomUUID()}`;
  const values = { ...kind.empty, ...contentExamples[kind.name]?.values, [kind.titleField]: name };
  // The word of a tag is its own, as its name is.
  return 'tag' in values ? { ...values, tag: crypto.randomUUID() } : values;
}

/** A record of a kind with a draft, made for it or one that the site always has. */
async function draftOf(stage: Stage, kind: ContentKind): Promise<ContentRecord> {
  const base = `/content/${kind.name}`;
  if (kind.fixed === null) return prepare(stage, pressOf(base, valuesOf(kind)));
  const id = kind.fixed.ids[0] ?? '';
  const record = await readAs<ContentRecord>(stage.owner, `/api/admin${base}/${id}`);
  const draft = { ...record.draft, ...valuesWith(kind, 'ours') };
  return prepare(
    stage,
    pressOf(`${base}/${id}/draft`, draft, { ...put, headers: seen(record.revision) }),
  );
}

function change({ name }: ContentKind, record: ContentRecord, verb: string, body?: unknown) {
  const options = { headers: seen(record.revision) };
  return pressOf(`/content/${name}/${record.id}/${verb}`, body, options);
}

async function publicOf(stage: Stage, kind: ContentKind): Promise<ContentRecord> {
  return prepare(stage, change(kind, await draftOf(stage, kind), 'publish', {}));
}

function deedsOf(kind: ContentKind): Record<string, Deed> {
  const { name } = kind;
  const base = `/content/${name}`;
  const link = `${base}/:id/preview-link`;
  const made: Record<string, Deed> = {
    [`POST ${base}`]: logs('content.create - > -', async () => pressOf(base, valuesOf(kind))),
    [`POST ${base}/:id/withdraw`]: logs('content.withdraw - > wasScheduled', async (stage) =>
      change(kind, await publicOf(stage, kind), 'withdraw'),
    ),
  };
  const ordered: Record<string, Deed> = {
    [`PUT ${base}/order`]: logs('content.order ids > ids', async ({ owner }) => {
      const { records } = await readAs<ContentList>(owner, `/api/admin${base}`);
      return pressOf(`${base}/order`, { ids: records.map(({ id }) => id).reverse() }, put);
    }),
  };
  return {
    ...(kind.fixed === null && made),
    [`PUT ${base}/:id/draft`]: logs('content.save - > fields', async (stage) => {
      const { id, revision, draft } = await draftOf(stage, kind);
      const values = kind.fixed ? { ...draft, ...valuesWith(kind, 'theirs') } : draft;
      const next = kind.fixed ? values : { ...draft, [kind.titleField]: `Theirs ${id}` };
      return pressOf(`${base}/${id}/draft`, next, { ...put, headers: seen(revision) });
    }),
    [`POST ${base}/:id/publish`]: logs('content.publish - > address', async (stage) =>
      change(kind, await draftOf(stage, kind), 'publish', {}),
    ),
    [`POST ${base}/:id/restore`]: logs('content.restore - > fields, version', async (stage) => {
      const record = await publicOf(stage, kind);
      const { versions } = await readAs<{ versions: { number: number }[] }>(
        stage.owner,
        `/api/admin${base}/${record.id}/versions`,
      );
      return change(kind, record, 'restore', { version: versions.at(-1)?.number });
    }),
    [`POST ${link}`]: logs('content.preview-link - > endsAt', async (stage) =>
      pressOf(link.replace(':id', (await draftOf(stage, kind)).id)),
    ),
    [`DELETE ${link}`]: logs('content.preview-withdraw - > withdrawn', async (stage) => {
      const path = link.replace(':id', (await draftOf(stage, kind)).id);
      await prepare(stage, pressOf(path));
      return pressOf(path, undefined, { method: 'DELETE' });
    }),
    ...(kind.order !== null && ordered),
  };
}

export const contentDeeds: Record<string, Deed> = Object.assign({}, ...contentKinds.map(deedsOf));
