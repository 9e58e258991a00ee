import { Hono } from 'hono';
import * as z from 'zod/mini';
import { missingOr } from '#core/fields.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { campaignsErrorText } from '../campaigns/campaigns.texts.ts';
import { paceLock, requirePace, updatePace } from '../pace.repository.server.ts';
import { fastest, mostOn, type Pace, slowest } from '../pace.ts';
import { type NewsletterSettings, paceSchema } from './sending.schema.ts';

const paceInput = z.object({
  perMinute: z
    .number({ error: missingOr('invalid_type') })
    .check(
      z.int('out_of_range'),
      z.gte(slowest, { error: 'out_of_range' }),
      z.lte(fastest, { error: 'out_of_range' }),
    ),
  warmUp: z.boolean({ error: missingOr('invalid_type') }),
});

async function showPace({ database, clock }: Context): Promise<NewsletterSettings> {
  const pace = await database.read(requirePace);
  const { perMinute, warmUp } = pace;
  return { perMinute, warmUp, today: mostOn(pace, readClock(clock(), companyZone).day) };
}

async function changePace(context: Context, { perMinute, warmUp }: Pace): Promise<void> {
  await transact(context, async (trx) => {
    await context.database.lock(trx, paceLock);
    const before = await requirePace(trx);
    if (before.perMinute === perMinute && before.warmUp === warmUp) return;
    await updatePace(trx, { perMinute, warmUp });
    await recordChange(context, trx, {
      action: 'newsletter.pace',
      subject: { kind: 'settings', id: null },
      before: { perMinute: before.perMinute, warmUp: before.warmUp },
      after: { perMinute, warmUp },
    });
  });
}

const describePace = describeStaffCall({
  summary: 'How many emails of the newsletter leave in a minute, and whether that grows day by day',
  responses: { 200: { description: 'The pace', content: json(paceSchema) } },
});
const describeChange = describeStaffCall({
  summary: 'Changes how fast the newsletter leaves',
  body: paceInput,
  responses: { 200: { description: 'The pace', content: json(paceSchema) } },
});

/** `/api/admin/settings/newsletter`. */
export function newsletterSettingsAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/settings/newsletter',
      describePace,
      guarded('settings.read', async (c, context) => c.json(await showPace(context))),
    )
    .put(
      '/api/admin/settings/newsletter',
      describeChange,
      guarded('settings.change', async (c, context) => {
        const body = await readJson(c, paceInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        await changePace(context, body.value);
        return c.json(await showPace(context));
      }),
    );
}
