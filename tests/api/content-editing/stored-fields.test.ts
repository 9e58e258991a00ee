import fc from 'fast-check';
import { expect } from 'vitest';
import { createDraft } from '#features/content/drafts/save-draft.server.ts';
import { publishRecord } from '#features/content/publishing/publish-record.server.ts';
import { showRecord } from '#features/content/show-record.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { anyValues } from '../../factories/content/content-values.ts';
import { test as it } from '../../factories/staff-site.ts';

it.for(contentKinds)(
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
