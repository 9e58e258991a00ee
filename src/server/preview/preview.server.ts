import { Hono, type Context as HonoContext } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { getSession } from '#features/auth/sessions/get-session.server.ts';
import { sessionCookie } from '#features/auth/sessions/session-cookie.server.ts';
import { isOfStaff } from '#features/auth/sessions/sessions.repository.server.ts';
import { staffActor } from '#features/auth/sessions/staff-context.server.ts';
import { openPreviewLink } from '#features/content/preview/open-preview-link.server.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { previewLinkPath, previewPath } from '#paths.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';
import { createTurns } from '#platform/http/turns.ts';
import { can } from '#platform/permissions/permissions.ts';
import { contentKinds } from '../content-kinds.server.ts';
import type { PageAssets } from '../page-assets.server.ts';
import { drawPreview, type PreviewSetup } from './draw-preview.server.ts';
import { previewPolicy } from './preview-document.server.ts';
import { respondNote } from './respond-note.server.ts';

// Each holds a transaction for as long as a page takes to draw.
const turns = createTurns({ atOnce: 1, waiting: 20 });

function languageOf(c: HonoContext): Language {
  return c.req.query('lang') === 'pt' ? 'pt' : 'en';
}

function setHeaders(c: HonoContext): void {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Content-Security-Policy', previewPolicy);
}

type Shown = {
  kind: string;
  id: string;
  endsAt: string | null;
  isFramed: boolean;
  /** The link's, by which its pictures are read too; null on the page for staff. */
  token: string | null;
};

/** Adds the token to the addresses of pictures: a partner has no session by which to read them. */
function withToken(html: string, token: string | null): string {
  if (token === null) return html;
  return html.replace(/\/files\/[0-9a-f-]{36}\/[^\s"',&?]+/g, `$&?preview=${token}`);
}

async function respond(
  c: HonoContext,
  setup: PreviewSetup,
  { kind: name, id, endsAt, isFramed, token }: Shown,
): Promise<Response> {
  const language = languageOf(c);
  const kind = contentKinds.find((one) => one.name === name);
  if (!kind) return respondNote(c, language, { status: 404, code: 'not_found' });
  const other = `${c.req.path}${language === 'en' ? '?lang=pt' : ''}`;
  const bar = isFramed ? null : { endsAt, other };
  const drawn = await turns.run(() => drawPreview(setup, kind, { id, language, bar }));
  if (drawn === null) return respondNote(c, language, { status: 503, code: 'busy' });
  if (drawn.ok) return c.html(withToken(drawn.html, token));
  const { code } = drawn.refusal;
  if (code !== 'not_ready') return respondNote(c, language, { status: 404, code });
  return respondNote(c, language, { status: 422, code, fields: drawn.refusal.fields });
}

/**
 * Serves a draft on the page that will show it: to staff, and to whoever has a link. Nothing of it is
 * stored, indexed or sent on by a referrer.
 */
export function preview(setup: PreviewSetup & { services: Services; assets: PageAssets }): Hono {
  const { services } = setup;
  const cookie = sessionCookie(services.origin);
  const context = () => createContext(services, { kind: 'visitor', address: null });
  const app = new Hono();

  app.get(previewPath.pattern, async (c) => {
    setHeaders(c);
    const language = languageOf(c);
    const session = await getSession(context(), cookie.read(c));
    if (session === null) {
      const { pathname, search } = new URL(c.req.url);
      const to = encodeURIComponent(`${pathname}${search}`);
      const href = `${withPrefix(prefixOf[language], '/sign-in')}?to=${to}`;
      return respondNote(c, language, { status: 401, code: 'signed_out', href });
    }
    const isAllowed =
      isOfStaff(session) && can(staffActor(session, null), 'content.read', services.clock());
    if (!isAllowed) return respondNote(c, language, { status: 403, code: 'role_required' });
    const { kind, id } = c.req.param();
    const isFramed = c.req.query('frame') !== undefined;
    return respond(c, setup, { kind, id, endsAt: null, isFramed, token: null });
  });

  app.get(previewLinkPath.pattern, async (c) => {
    setHeaders(c);
    const { token } = c.req.param();
    const link = await openPreviewLink(context(), token);
    if (link.state === 'open') return respond(c, setup, { ...link, isFramed: false, token });
    const status = link.state === 'unknown' ? 404 : 410;
    return respondNote(c, languageOf(c), { status, code: link.state });
  });
  return app;
}
