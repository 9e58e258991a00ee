import { Hono, type Context as HonoContext } from 'hono';
import type { Result } from '#core/result.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readRevision } from '#platform/http/read-revision.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { archiveCampaign } from './archive-campaign.server.ts';
import { createFromArticles, takeArticles } from './campaign-from-articles.server.ts';
import * as docs from './campaigns.docs.server.ts';
import * as input from './campaigns.input.ts';
import { campaignsErrorText, campaignsErrorTexts } from './campaigns.texts.ts';
import { type DrawPicture, previewCampaign } from './preview-campaign.server.ts';
import { showCampaign, showCampaigns } from './show-campaigns.server.ts';
import { startCampaign, type Turn, turnCampaign } from './start-campaign.server.ts';
import { tagCampaign } from './tag-campaign.server.ts';
import { testCampaign } from './test-campaign.server.ts';
import {
  createCampaign,
  type DraftRefusal,
  listCampaignVersions,
  removeCampaign,
  saveCampaignDraft,
} from './write-campaign.server.ts';

const statuses = {
  unknown_campaign: 404,
  unknown_article: 404,
  not_draft: 409,
  not_possible: 409,
  missing_portuguese: 409,
  no_readers: 409,
  ended: 409,
  changed: 412,
  not_ready: 422,
  past: 422,
  revision_required: 428,
  too_many_mails: 429,
} as const;

type Refusal = { code: keyof typeof statuses; [member: string]: unknown };

function refuseCampaign(c: HonoContext, { code, ...rest }: Refusal): Response {
  return problem(c, {
    status: statuses[code],
    code,
    title: translate(campaignsErrorTexts, 'en', code),
    titlePt: translate(campaignsErrorTexts, 'pt', code),
    ...rest,
  });
}

async function respondCampaign(
  c: HonoContext,
  context: Context,
  status: 200 | 202 = 200,
): Promise<Response> {
  const campaign = await showCampaign(context, pathParam(c, 'id'));
  if (campaign === null) return refuseCampaign(c, { code: 'unknown_campaign' });
  return c.json(campaign, status, { ETag: `"${campaign.revision}"` });
}

/** Changes the draft of which the caller has seen a revision, and answers it as it is then. */
async function respondSaved(
  c: HonoContext,
  context: Context,
  save: (seen: {
    id: string;
    revision: number;
  }) => Promise<Result<null, DraftRefusal | 'unknown_article'>>,
): Promise<Response> {
  const id = pathParam(c, 'id');
  const revision = readRevision(c);
  if (revision === null) {
    const known = await showCampaign(context, id);
    return refuseCampaign(c, { code: known ? 'revision_required' : 'unknown_campaign' });
  }
  const saved = await save({ id, revision });
  if (saved.ok) return respondCampaign(c, context);
  const { refusal: code } = saved;
  const present = code === 'changed' ? await showCampaign(context, id) : null;
  return refuseCampaign(c, { code, ...(present && { present }) });
}

/** Answers a preview: a page that loads nothing, and runs nothing. */
async function respondPreview(
  c: HonoContext,
  context: Context,
  draw: DrawPicture,
): Promise<Response> {
  const language = c.req.query('language') === 'pt' ? 'pt' : 'en';
  const look = c.req.query('look') === 'dark' ? 'dark' : 'light';
  const seen = await previewCampaign(context, pathParam(c, 'id'), { language, look, draw });
  if (seen === null) return refuseCampaign(c, { code: 'unknown_campaign' });
  if (c.req.query('as') === 'text') return c.text(seen.text);
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  );
  return c.html(seen.html);
}

/** The calls that write issues: drafts, previews, tests. */
function writingApi(draw: DrawPicture): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/campaigns',
      docs.describeCampaigns,
      guarded('campaigns.read', async (c, context) => c.json(await showCampaigns(context))),
    )
    .post(
      '/api/admin/campaigns',
      docs.describeNewCampaign,
      guarded('campaigns.change', async (c, context) => {
        const body = await readJson(c, input.newCampaignInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        return c.json({ id: await createCampaign(context, body.value) }, 201);
      }),
    )
    .post(
      '/api/admin/campaigns/from-articles',
      docs.describeFromArticles,
      guarded('campaigns.change', async (c, context) => {
        const body = await readJson(c, input.fromArticlesInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        const made = await createFromArticles(context, body.value.articles);
        return made.ok
          ? c.json({ id: made.value }, 201)
          : refuseCampaign(c, { code: made.refusal });
      }),
    )
    .get(
      '/api/admin/campaigns/:id',
      docs.describeCampaign,
      guarded('campaigns.read', (c, context) => respondCampaign(c, context)),
    )
    .delete(
      '/api/admin/campaigns/:id',
      docs.describeRemoval,
      guarded('campaigns.change', async (c, context) => {
        const removed = await removeCampaign(context, pathParam(c, 'id'));
        return removed.ok ? c.body(null, 204) : refuseCampaign(c, { code: removed.refusal });
      }),
    )
    .put(
      '/api/admin/campaigns/:id/draft',
      docs.describeDraft,
      guarded('campaigns.change', async (c, context) => {
        const body = await readJson(c, input.draftInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        return respondSaved(c, context, (seen) => saveCampaignDraft(context, seen, body.value));
      }),
    )
    .put(
      '/api/admin/campaigns/:id/archive',
      docs.describeArchive,
      guarded('campaigns.change', async (c, context) => {
        const body = await readJson(c, input.archiveInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        const changed = await archiveCampaign(context, pathParam(c, 'id'), body.value.archive);
        return changed.ok
          ? respondCampaign(c, context)
          : refuseCampaign(c, { code: changed.refusal });
      }),
    )
    .put(
      '/api/admin/campaigns/:id/tags',
      docs.describeTags,
      guarded('campaigns.change', async (c, context) => {
        const body = await readJson(c, input.tagsInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        const changed = await tagCampaign(context, pathParam(c, 'id'), body.value.tags);
        return changed.ok
          ? respondCampaign(c, context)
          : refuseCampaign(c, { code: changed.refusal });
      }),
    )
    .post(
      '/api/admin/campaigns/:id/articles',
      docs.describeArticles,
      guarded('campaigns.change', (c, context) =>
        respondSaved(c, context, (seen) => takeArticles(context, seen)),
      ),
    )
    .get(
      '/api/admin/campaigns/:id/versions',
      docs.describeVersions,
      guarded('campaigns.read', async (c, context) => {
        const versions = await listCampaignVersions(context, pathParam(c, 'id'));
        return versions ? c.json({ versions }) : refuseCampaign(c, { code: 'unknown_campaign' });
      }),
    )
    .get(
      '/api/admin/campaigns/:id/preview',
      docs.describePreview,
      guarded('campaigns.read', (c, context) => respondPreview(c, context, draw)),
    )
    .post(
      '/api/admin/campaigns/:id/test',
      docs.describeTest,
      guarded('campaigns.change', async (c, context) => {
        const body = await readJson(c, input.testInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        const sent = await testCampaign(context, pathParam(c, 'id'), body.value.language);
        return sent.ok ? c.body(null, 202) : refuseCampaign(c, sent.refusal);
      }),
    );
}

const turnBy = (turn: Turn) =>
  guarded(turn === 'resume' ? 'campaigns.resume' : 'campaigns.change', async (c, context) => {
    const outcome = await turnCampaign(context, pathParam(c, 'id'), turn);
    if (!outcome.ok) return refuseCampaign(c, { code: outcome.refusal });
    return respondCampaign(c, context, 202);
  });

/** `/api/admin/campaigns`: issues of the newsletter, from the first word to the last mail. */
export function campaignsAdminApi(draw: DrawPicture): Hono<ApiEnv> {
  return writingApi(draw)
    .post(
      '/api/admin/campaigns/:id/start',
      docs.describeStart,
      guarded('campaigns.send', async (c, context) => {
        const body = await readJson(c, input.startInput, campaignsErrorText);
        if (!body.ok) return body.refusal;
        const started = await startCampaign(context, pathParam(c, 'id'), body.value);
        if (!started.ok) return refuseCampaign(c, started.refusal);
        return respondCampaign(c, context, 202);
      }),
    )
    .post('/api/admin/campaigns/:id/pause', docs.describeTurn, turnBy('pause'))
    .post('/api/admin/campaigns/:id/resume', docs.describeTurn, turnBy('resume'))
    .post('/api/admin/campaigns/:id/stop', docs.describeTurn, turnBy('stop'));
}
