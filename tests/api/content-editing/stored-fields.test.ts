import fc from 'fast-check';
import { expect } from 'vitest';
import type { ContentValues } from '#features/content/content.ts';
import { createDraft, saveDraft } from '#features/content/drafts/save-draft.server.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { fillFromSeed } from '#features/content/kinds/seeded-records.server.ts';
import { publishRecord } from '#features/content/publishing/publish-record.server.ts';
import { showRecord } from '#features/content/show-record.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { anyValues } from '../../factories/content/content-values.ts';
import { test as it } from '../../factories/staff-site.ts';

// The company's rules have tests of their own.
const kinds = contentKinds.filter(({ fixed }) => fixed === null || fixed.seedOf !== null);

/** Returns the id and the revision of a draft with some values. */
async function draftOf(context: Context, kind: ContentKind, values: ContentValues) {
  const [fixedId] = kind.fixed?.ids ?? [];
  if (fixedId === undefined) return { id: await createDraft(context, kind, values), revision: 1 };
  const { revision = 0 } = (await showRecord(context, kind, fixedId)) ?? {};
  await saveDraft(context, { kind, id: fixedId, revision }, values);
  return { id: fixedId, revision: revision + 1 };
}

it.for(kinds)(
  '$name: what its fields describe is what is stored',
  { timeout: 60_000 },
  async (kind, { site }) => {
    const { context } = site;
    await fc.assert(
      fc.asyncProperty(anyValues(kind), async (values) => {
        const { id, revision } = await draftOf(context, kind, values);
        const outcome = await publishRecord(context, { kind, id, revision });
        expect(outcome).toEqual({ ok: true, value: null });
        // An empty field of a fixed record is the word that the site began with.
        const seed = kind.fixed?.seedOf?.(id);
        const stored = seed ? fillFromSeed(seed, values) : values;
        const record = await showRecord(context, kind, id);
        expect([record?.live, record?.draft]).toEqual([stored, stored]);
        await site.database.transaction((trx) => kind.remove(trx, id));
      }),
      { numRuns: 25 },
    );
  },
);
