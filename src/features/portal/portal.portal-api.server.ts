import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Hono, type Context as HonoContext } from 'hono';
import { toInstant } from '#core/clock.ts';
import { newToken } from '#core/ids.server.ts';
import { dispositionOf } from '#features/files/name-upload.server.ts';
import type { OpenDocument } from '#features/files/serve/open-document.server.ts';
import { openClientInvoice } from '#features/payments/desk/client-orders.server.ts';
import { openReceipt } from '#features/payments/desk/receipt.server.ts';
import { getPortalAccess, openPortalPaper } from '#features/projects/portal/portal-work.server.ts';
import { writeInProject } from '#features/projects/requests/write-in-project.server.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { withUsLinkPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { ClientActor, Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { readIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { insertClientLink } from '#platform/outbox/client-links.server.ts';
import { refuseSignedOut } from '#platform/permissions/refuse-missing.server.ts';
import { exportPortal } from './export-portal.server.ts';
import * as docs from './portal.docs.server.ts';
import { portalMessageInput } from './portal.input.ts';
import { type PortalErrorCode, portalErrorText, portalErrorTexts } from './portal-errors.texts.ts';
import { readPortal } from './read-portal.server.ts';

const statuses = {
  not_found: 404,
  reads_only: 403,
  is_closed: 409,
  idempotency_key_reused: 422,
} as const satisfies Partial<Record<PortalErrorCode, number>>;

function refuse(c: HonoContext, code: keyof typeof statuses, locale: Language = 'en'): Response {
  const say = (language: Language) => translate(portalErrorTexts, language, code);
  return problem(c, { status: statuses[code], code, title: say(locale), titlePt: say('pt') });
}

type SignedIn = Context & { actor: ClientActor };

/** Makes the handler of a call of the portal: 401 `not_signed_in` without a session, and never cached. */
function ofClient(
  handle: (c: HonoContext<ApiEnv>, context: SignedIn) => Promise<Response>,
): (c: HonoContext<ApiEnv>) => Promise<Response> {
  return async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const { context } = c.var;
    const { actor } = context;
    if (actor.kind !== 'client') return refuseSignedOut(c);
    return handle(c, { ...context, actor });
  };
}

async function send(c: HonoContext, file: OpenDocument | null): Promise<Response> {
  if (file === null) return refuse(c, 'not_found');
  c.header('Content-Type', file.mime);
  c.header('Content-Length', String(file.size));
  c.header('Content-Disposition', dispositionOf(file.name, 'attachment'));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Content-Security-Policy', "sandbox; default-src 'none'");
  if (c.req.method !== 'HEAD') return c.body(file.bytes);
  await file.bytes.cancel();
  return c.body(null);
}

function respondTagged(c: HonoContext, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  c.header('ETag', etag);
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

/** `/api/portal`: what is the client's who is signed in. Another's is 404, as if it did not exist. */
export function portalApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/portal',
      docs.describePortal,
      ofClient(async (c, context) => {
        const { personId } = context.actor;
        return respondTagged(c, await readPortal(context, { personId }));
      }),
    )
    .get(
      '/api/portal/export',
      docs.describePortalExport,
      ofClient(async (c, context) => {
        c.header('Content-Type', 'application/zip');
        const day = context.clock().toISOString().slice(0, 10);
        c.header('Content-Disposition', `attachment; filename="portal-${day}.zip"`);
        // A HEAD downloads nothing, so nothing is recorded.
        if (c.req.method === 'HEAD') return c.body(null);
        const zip = await exportPortal(context, context.actor.personId);
        return zip ? c.body(Readable.toWeb(zip) as ReadableStream) : refuse(c, 'not_found');
      }),
    )
    .post(
      '/api/portal/link',
      docs.describePortalLink,
      ofClient(async (c, context) => {
        const { personId } = context.actor;
        const token = newToken();
        const now = toInstant(context.clock());
        await transact(context, async (trx) => {
          await insertClientLink(trx, token, { personId, orderId: null, purpose: 'mailed', now });
          const subject = { kind: 'person', id: personId };
          await recordChange(context, trx, { action: 'portal.link', subject });
        });
        return c.json({ url: withUsLinkPath.href({ token }) }, 201);
      }),
    )
    .get(
      '/api/portal/invoices/:file',
      docs.describePortalFile,
      ofClient(async (c, context) => {
        const { personId } = context.actor;
        return send(c, await openClientInvoice(context, { personId }, pathParam(c, 'file')));
      }),
    )
    .get(
      '/api/portal/receipts/:payment',
      docs.describePortalFile,
      ofClient(async (c, context) => {
        const { personId } = context.actor;
        return send(c, await openReceipt(context, { personId }, pathParam(c, 'payment')));
      }),
    )
    .get(
      '/api/portal/projects/:id',
      docs.describePortalProject,
      ofClient(async (c, context) => {
        const { personId } = context.actor;
        const portal = await readPortal(context, { personId, projectId: pathParam(c, 'id') });
        const project = portal?.projects[0];
        if (!portal || !project) return refuse(c, 'not_found');
        const { tasks, messages, documents, invoices } = portal;
        return respondTagged(c, { project, tasks, messages, documents, invoices });
      }),
    )
    .post(
      '/api/portal/projects/:id/messages',
      docs.describePortalMessage,
      ofClient(async (c, context) => {
        const key = readIdempotencyKey(c);
        if (!key.ok) return key.refusal;
        const body = await readJson(c, portalMessageInput, portalErrorText);
        if (!body.ok) return body.refusal;
        const { text, locale } = body.value;
        const { personId } = context.actor;
        const named = { personId, projectId: pathParam(c, 'id') };
        if ((await getPortalAccess(context, named)) === 'reader')
          return refuse(c, 'reads_only', locale);
        const written = await writeInProject(context, { ...named, text }, key.value);
        return written.ok ? c.json(written.value, 201) : refuse(c, written.refusal.code, locale);
      }),
    )
    .get(
      '/api/portal/projects/:id/files/:file',
      docs.describePortalFile,
      ofClient(async (c, context) => {
        const { personId } = context.actor;
        const named = { personId, projectId: pathParam(c, 'id'), id: pathParam(c, 'file') };
        return send(c, await openPortalPaper(context, named));
      }),
    );
}
