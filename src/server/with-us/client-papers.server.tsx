import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { toInstant } from '#core/clock.ts';
import { clientCodeTexts } from '#features/auth/client-code/client-code.texts.ts';
import { findCodeStep, pressCodeStep } from '#features/auth/client-code/code-gate.server.ts';
import type { CodeStep } from '#features/auth/client-code/components/code-form.server.tsx';
import { requireCompany } from '#features/company/company.server.ts';
import { contentDisposition } from '#features/files/file-name.ts';
import { getClientLink } from '#features/people/client-links.server.ts';
import type { Person } from '#features/people/people.ts';
import { type OpenArchive, openArchive } from '#features/projects/closing/write-archive.server.ts';
import {
  type ClientPaper,
  findClientPaper,
  needsCode,
  openClientPaper,
} from '#features/projects/papers/client-papers.server.ts';
import { PaperCodePage } from '#features/with-us/components/paper-code-page.server.tsx';
import { languageOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { withUsArchivePath, withUsLinkPath, withUsPaperPath } from '#paths.ts';
import type { Context } from '#platform/context/context.server.ts';
import { readForm } from '#platform/http/form-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import type { PageAssets } from '../page-assets.server.ts';
import { formatWithUs } from './with-us-document.server.tsx';

type ClientPapersSetup = {
  assets: PageAssets;
  visitor: () => Context;
  limits: readonly [MiddlewareHandler, MiddlewareHandler];
  keepPrivate: (c: HonoContext) => void;
  respondGone: (c: HonoContext) => Promise<Response>;
};

const shownInline = /^(?:application\/pdf|image\/(?!heic))/;

/**
 * `/with-us/<token>/papers/<id>`: a paper of a client's work. Papers of identity and ZIP files are sent
 * only to a browser in which the client has typed a mailed code; any other gets the step that asks for it.
 * So is `/with-us/<token>/archive/<id>`, all of a finished project.
 */
export function clientPapers(setup: ClientPapersSetup): Hono {
  const { assets, visitor, limits, keepPrivate, respondGone } = setup;

  /** The client of the address's link; null for a link that opens nothing. */
  async function findPerson(c: HonoContext, context: Context): Promise<Person | null> {
    const now = toInstant(context.clock());
    const token = pathParam(c, 'token');
    const link = await context.database.read((db) => getClientLink(db, token, now));
    // Nobody has proved the address of a link that was only shown.
    return link?.purpose === 'mailed' ? link.person : null;
  }

  const clientOf = ({ id, email, name, language }: Person) => ({
    personId: id,
    email,
    name,
    language: languageOf(language),
  });

  async function respondStep(c: HonoContext, context: Context, step: CodeStep, status: 403 | 422) {
    const { language } = step;
    const company = await context.database.read(requireCompany);
    const title = translate(clientCodeTexts, language, 'title');
    const backHref = withUsLinkPath.href({ token: pathParam(c, 'token') });
    keepPrivate(c);
    return c.html(
      formatWithUs(
        { language, company, assets, title, otherHref: null },
        <PaperCodePage step={step} backHref={backHref} />,
      ),
      status,
    );
  }

  async function sendPaper(c: HonoContext, context: Context, paper: ClientPaper) {
    const opened = await openClientPaper(context, paper);
    if (!opened) return respondGone(c);
    const { mime, size, bytes } = opened;
    keepPrivate(c);
    c.header('Content-Type', mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime);
    c.header('Content-Length', String(size));
    const shown = shownInline.test(mime) ? 'inline' : 'attachment';
    c.header('Content-Disposition', contentDisposition(paper.name, shown));
    c.header('Content-Security-Policy', "sandbox; default-src 'none'");
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method !== 'HEAD') return c.body(bytes);
    await bytes.cancel();
    return c.body(null);
  }

  async function sendArchive(c: HonoContext, { name, bytes }: OpenArchive): Promise<Response> {
    keepPrivate(c);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', contentDisposition(name, 'attachment'));
    c.header('X-Content-Type-Options', 'nosniff');
    return c.req.method === 'HEAD' ? c.body(null) : c.body(await bytes());
  }

  /** What an address leads to, whether it is for a proved browser alone, and how it is sent. */
  type Wanted = { isLocked: boolean; send: () => Promise<Response> };
  type Find = (c: HonoContext, context: Context, person: Person) => Promise<Wanted | null>;

  const findPaper: Find = async (c, context, person) => {
    const paper = await findClientPaper(context, { personId: person.id, id: pathParam(c, 'id') });
    return paper && { isLocked: needsCode(paper), send: () => sendPaper(c, context, paper) };
  };
  const findArchive: Find = async (c, context, person) => {
    const named = { projectId: pathParam(c, 'id'), personId: person.id };
    const archive = await openArchive(context, named);
    return archive && { isLocked: true, send: () => sendArchive(c, archive) };
  };

  const app = new Hono();
  for (const [path, find] of [
    [withUsPaperPath, findPaper],
    [withUsArchivePath, findArchive],
  ] as const)
    app
      .get(path.pattern, async (c) => {
        const context = visitor();
        const person = await findPerson(c, context);
        const wanted = person && (await find(c, context, person));
        if (!person || !wanted) return respondGone(c);
        const step = wanted.isLocked ? await findCodeStep(c, context, clientOf(person)) : null;
        return step ? respondStep(c, context, step, 403) : wanted.send();
      })
      .post(path.pattern, ...limits, async (c) => {
        const form = await readForm(c);
        if (!form.ok) return form.refusal;
        const context = visitor();
        const person = await findPerson(c, context);
        const wanted = person && (await find(c, context, person));
        if (!person || !wanted) return respondGone(c);
        const step = await pressCodeStep(c, context, clientOf(person), form.value);
        if (step) return respondStep(c, context, step, 422);
        keepPrivate(c);
        const named = { token: pathParam(c, 'token'), id: pathParam(c, 'id') };
        return c.redirect(path.href(named), 303);
      });
  return app;
}
