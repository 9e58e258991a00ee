import { Hono } from 'hono';
import { getSession } from '#features/auth/sessions/get-session.server.ts';
import { sessionCookie } from '#features/auth/sessions/session-cookie.server.ts';
import { isOfStaff } from '#features/auth/sessions/sessions.repository.server.ts';
import { staffActor } from '#features/auth/sessions/staff-context.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { ReadClientWorks } from '#features/with-us/client-work.ts';
import { RelationPage } from '#features/with-us/components/relation-page.server.tsx';
import { nothingTyped } from '#features/with-us/components/typed.ts';
import { showRelation } from '#features/with-us/show-relation.server.ts';
import { withUsTexts } from '#features/with-us/with-us.texts.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import { asClientPath, signInPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { can } from '#platform/permissions/permissions.ts';
import type { PageAssets } from '../page-assets.server.ts';
import { formatWithUs } from './with-us-document.server.tsx';

const asClientTexts = defineTexts({
  en: { note: 'This is how {name} sees the page. Here nothing can be pressed.' },
  pt: { note: 'É assim que {name} vê a página. Aqui nada se pode premir.' },
});

/** An address that leads away from the page. */
const ways = / (?:href="(?!#)|action="|formaction=")[^"]*"/g;

type Setup = { services: Services; assets: PageAssets; readWorks: ReadClientWorks };

/**
 * Takes the addresses out of what a client could follow or send, so that no link of theirs, which acts,
 * is in what staff look at. Those of styles and pictures stay, and within the page; so does what stands
 * in a field, which the client sees.
 */
export function withoutWays(html: string): string {
  return html
    .replace(/<(?:a|form|button|input)\b[^>]*>/g, (tag) => tag.replace(ways, ''))
    .replace(/<(?:button\b|input\b[^>]* type="hidden")[^>]*>/g, (tag) =>
      tag.replace(/ value="[^"]*"/g, ''),
    )
    .replace(/<(button|input|textarea|select)\b/g, '<$1 disabled=""');
}

/**
 * Serves a client's page to staff exactly as the client sees it, to be looked at alone: without a link
 * of the client's, and recorded in the log.
 */
export function asClientPage({ services, assets, readWorks }: Setup): Hono {
  const app = new Hono();
  const cookie = sessionCookie(services.origin);
  app.get(asClientPath.pattern, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    c.header('Referrer-Policy', 'no-referrer');
    const visitor = createContext(services, { kind: 'visitor', address: null });
    const session = await getSession(visitor, cookie.read(c));
    if (session === null)
      return c.redirect(`${signInPath.href()}?to=${encodeURIComponent(c.req.path)}`, 303);
    const isAllowed =
      isOfStaff(session) && can(staffActor(session, null), 'projects.read', services.clock());
    if (!isAllowed) return c.text('403', 403);
    const personId = pathParam(c, 'id');
    const relation = await showRelation(visitor, { personId }, readWorks);
    if (relation === null) return c.text('404', 404);
    const context = createContext(services, staffActor(session, null));
    await transact(context, (trx) =>
      recordChange(context, trx, {
        action: 'person.see-page',
        subject: { kind: 'person', id: personId },
      }),
    );
    const company = await services.database.read((db) => requireCompany(db));
    const { language } = relation;
    const html = formatWithUs(
      {
        language,
        company,
        assets,
        title: translate(withUsTexts, language, 'title'),
        otherHref: null,
      },
      <>
        <p className="rel-notice" role="note">
          {translate(asClientTexts, session.language, 'note', {
            name: relation.name || relation.email,
          })}
        </p>
        <RelationPage
          relation={relation}
          action=""
          from={null}
          attempt=""
          said={null}
          typed={nothingTyped}
        />
      </>,
    );
    return c.html(withoutWays(html));
  });
  return app;
}
