import fc from 'fast-check';
import { expect } from 'vitest';
import { createDraft, saveDraft } from '#features/content/drafts/save-draft.server.ts';
import { fillFromSeed } from '#features/content/kinds/seeded-records.server.ts';
import { publishRecord } from '#features/content/publishing/publish-record.server.ts';
import { showRecord } from '#features/content/show-record.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { anyValues } from '../../factories/content/content-values.ts';
import { test as it } from '../../factories/staff-site.ts';

it.for(contentKinds.filter(({ fixed }) => fixed === null))(
  '$name: what its fields describe is what is stored',
  async (kind, { site }) => {
    const { context } = site;
    await fc.assert(
      fc.asyncProperty(anyValues(kind), async (values) => {
        const id = await createDraft(context, kind, values);
        const outcome = await publishRecord(context, { kind, id, revision: 1 });
        expect(outcome).toEqual({ ok: true, value: null });
        const record = await showRecord(context, kind, id);
        expect([record?.live, record?.draft]).toEqual([values, values]);
        await site.database.transaction((trx) => kind.remove(trx, id));
      }),
      { numRuns: 25 },
    );
  },
);

// Those of the company and of home have rules of their own, which `fixed-kinds.test.ts` checks.
it.for(contentKinds.filter(({ name }) => name === 'services' || name === 'legal'))(
  '$name: what its fields describe is what is stored in place of the seed',
  async (kind, { site }) => {
    const { context } = site;
    const id = kind.fixed?.ids[0] ?? '';
    const seed = kind.fixed?.seedOf?.(id) ?? {};
    await fc.assert(
      fc.asyncProperty(anyValues(kind), async (values) => {
        const before = await showRecord(context, kind, id);
        const seen = { kind, id, revision: before?.revision ?? 0 };
        expect((await saveDraft(context, seen, values)).ok).toBe(true);
        const saved = { ...seen, revision: seen.revision + 1 };
        expect(await publishRecord(context, saved)).toEqual({ ok: true, value: null });
        expect((await showRecord(context, kind, id))?.live).toEqual(fillFromSeed(seed, values));
      }),
      { numRuns: 10 },
    );
  },
);
