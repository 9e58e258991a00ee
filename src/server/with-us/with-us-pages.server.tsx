import { type ErrorHandler, Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isRealDay } from '#core/calendar-day.ts';
import { HttpError } from '#core/http-error.ts';
import { newId } from '#core/ids.server.ts';
import { problemOf } from '#core/problem.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { contentDisposition } from '#features/files/file-name.ts';
import type { OpenDocument } from '#features/files/serve/open-document.server.ts';
import {
  openInvoiceByLink,
  openMessageFileByLink,
  openReceiptByLink,
} from '#features/with-us/act-by-link.server.ts';
import type { ReadClientWorks } from '#features/with-us/client-work.ts';
import { AskPage, type AskReason } from '#features/with-us/components/ask-page.server.tsx';
import { RelationPage, type Said } from '#features/with-us/components/relation-page.server.tsx';
import { nothingTyped, type Typed } from '#features/with-us/components/typed.ts';
import { showRelation } from '#features/with-us/show-relation.server.ts';
import { withUsTexts } from '#features/with-us/with-us.texts.ts';
import { withUsErrorTexts } from '#features/with-us/with-us-errors.texts.ts';
import { type Language, languageOf, otherLanguage } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { withUsLinkPath, withUsPath } from '#paths.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';
import { readForm } from '#platform/http/form-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { type FieldError, problem } from '#platform/http/problem.server.ts';
import { refuseForeignOrigin } from '../middleware/request-origin.server.ts';
import type { PageAssets } from '../page-assets.server.ts';
import { type CallApi, callAs } from '../plain-pages.server.ts';
import { clientPapers } from './client-papers.server.tsx';
import { formatWithUs, withUsSheet } from './with-us-document.server.tsx';

type WithUsSetup = {
  services: Services;
  assets: PageAssets;
  /** The API with its limits, which forms are sent on to. */
  api: Hono;
  readWorks: ReadClientWorks;
  onFailure: ErrorHandler;
};

const maxBodySize = 64 * 1024;
const year = 31_536_000;

type Fields = Readonly<Record<string, string>>;

/** The errors by field of a call that was refused, or what it says as a whole. */
function refusalOf(error: unknown, language: Language): { errors: Fields; text: string } {
  if (!(error instanceof HttpError)) throw error;
  const problem = problemOf(error);
  const list = Array.isArray(problem?.errors) ? (problem.errors as FieldError[]) : [];
  const said = (language === 'pt' ? problem?.titlePt : undefined) ?? problem?.title;
  return {
    errors: Object.fromEntries(list.map(({ field, message }) => [field, message])),
    text: typeof said === 'string' ? said : '',
  };
}

/** What is wrong with the address that another page's form has sent; nothing unless it has. */
function askedWrongly(c: HonoContext): Typed {
  const language = languageOfRequest(c);
  if (c.req.query('again') !== undefined)
    return { values: {}, errors: { form: translate(withUsErrorTexts, language, 'refused') } };
  if (c.req.query('problem') === undefined) return nothingTyped;
  const email = translate(withUsErrorTexts, language, 'invalid_email');
  return { values: {}, errors: { email } };
}

/** The language of a page that does not know its reader: as asked for, else as the browser prefers. */
function languageOfRequest(c: HonoContext): Language {
  const asked = c.req.query('lang');
  if (asked !== undefined) return languageOf(asked);
  const preferred = c.req.header('accept-language') ?? '';
  const [first] = /\b(?:pt|en)\b/i.exec(preferred) ?? [];
  return languageOf((first ?? 'en').toLowerCase());
}

/**
 * The pages of clients, `/with-us` and `/with-us/:token`, rendered here alone: in the reader's language,
 * without scripts, kept by nobody. GET changes nothing, because mail scanners follow links.
 */
export function withUsPages({ services, assets, api, readWorks, onFailure }: WithUsSetup): Hono {
  const app = new Hono();
  app.onError(onFailure);
  const visitor = () => createContext(services, { kind: 'visitor', address: null });

  app.get('/with-us.css', (c) => {
    c.header('Content-Type', 'text/css; charset=utf-8');
    c.header('Cache-Control', `public, max-age=${year}, immutable`);
    return c.body(withUsSheet);
  });

  function keepPrivate(c: HonoContext): void {
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
  }

  async function respondAsking(
    c: HonoContext,
    given: { reason: AskReason; status?: 200 | 404 | 422; isAsked?: boolean; typed?: Typed },
  ): Promise<Response> {
    const { reason, status = 200, isAsked = false, typed = nothingTyped } = given;
    const language = languageOfRequest(c);
    const company = await services.database.read((db) => requireCompany(db));
    const title = reason === 'gone' ? 'goneTitle' : reason === 'ended' ? 'ended' : 'askTitle';
    const ask = `${withUsPath.href()}?lang=${language}`;
    const props = {
      language,
      company,
      assets,
      title: translate(withUsTexts, language, isAsked ? 'asked' : title),
      otherHref: `${withUsPath.href()}?lang=${otherLanguage(language)}`,
    };
    const openedAt = services.clock().getTime();
    keepPrivate(c);
    return c.html(
      formatWithUs(
        props,
        <AskPage
          reason={reason}
          action={ask}
          isAsked={isAsked}
          openedAt={openedAt}
          typed={typed}
        />,
      ),
      status,
    );
  }

  async function respondRelation(
    c: HonoContext,
    given: { status?: 200 | 409 | 422; said?: Said | null; typed?: Typed } = {},
  ): Promise<Response> {
    const { status = 200, said = null, typed = nothingTyped } = given;
    const token = pathParam(c, 'token');
    const asked = c.req.query('from');
    const from = asked !== undefined && isRealDay(asked) ? asked : null;
    const relation = await showRelation(visitor(), { token, from }, readWorks);
    if (relation === null) return respondAsking(c, { reason: 'gone', status: 404 });
    const company = await services.database.read((db) => requireCompany(db));
    const { language } = relation;
    const title = translate(withUsTexts, language, 'title');
    keepPrivate(c);
    return c.html(
      formatWithUs(
        { language, company, assets, title, otherHref: null },
        <RelationPage
          relation={relation}
          action={withUsLinkPath.href({ token })}
          from={from}
          attempt={newId()}
          said={said}
          typed={typed}
        />,
      ),
      status,
    );
  }

  app.get('/with-us', (c) =>
    respondAsking(c, {
      reason: c.req.query('ended') === undefined ? 'lost' : 'ended',
      isAsked: c.req.query('asked') !== undefined,
      typed: askedWrongly(c),
    }),
  );
  app.get('/with-us/:token', async (c) => {
    const done = c.req.query('done');
    const kind = (['meeting', 'message', 'contact'] as const).find((one) => one === done);
    return respondRelation(c, { said: kind ? { kind } : null });
  });

  async function respondFile(
    c: HonoContext,
    file: OpenDocument | null,
    disposition: 'inline' | 'attachment',
  ): Promise<Response> {
    if (file === null) return respondAsking(c, { reason: 'gone', status: 404 });
    keepPrivate(c);
    c.header('Content-Type', file.mime);
    c.header('Content-Length', String(file.size));
    c.header('Content-Disposition', contentDisposition(file.name, disposition));
    c.header('Content-Security-Policy', "sandbox; default-src 'none'");
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method !== 'HEAD') return c.body(file.bytes);
    await file.bytes.cancel();
    return c.body(null);
  }

  app.get('/with-us/:token/invoices/:id', async (c) => {
    const [token, id] = [pathParam(c, 'token'), pathParam(c, 'id')];
    return respondFile(c, await openInvoiceByLink(visitor(), token, id), 'inline');
  });
  app.get('/with-us/:token/receipts/:id', async (c) => {
    const [token, id] = [pathParam(c, 'token'), pathParam(c, 'id')];
    return respondFile(c, await openReceiptByLink(visitor(), token, id), 'inline');
  });
  app.get('/with-us/:token/files/:id', async (c) => {
    const [token, id] = [pathParam(c, 'token'), pathParam(c, 'id')];
    return respondFile(c, await openMessageFileByLink(visitor(), token, id), 'attachment');
  });

  const refuseForeign = refuseForeignOrigin(services.origin);
  // Browsers name no origin to the form of a page that tells nobody where it was read. The secret is in the
  // address, and no cookie is involved.
  const refuseOthers: MiddlewareHandler = (c, next) =>
    c.req.header('Origin') === 'null' ? next() : refuseForeign(c, next);
  const limits = [
    refuseOthers,
    bodyLimit({
      maxSize: maxBodySize,
      onError: (c) => {
        const title = 'The body is larger than 64 kB';
        return problem(c, { status: 413, code: 'body_too_large', title });
      },
    }),
  ] as const;

  const respondGone = (c: HonoContext) => respondAsking(c, { reason: 'gone', status: 404 });
  app.route('/', clientPapers({ assets, visitor, limits, keepPrivate, respondGone }));

  /** The API's calls with the visitor's headers, but for the origin, which these forms do not name, and cookies. */
  function callApi(c: HonoContext): CallApi {
    const call = callAs(c, api);
    const own = { Origin: services.origin, Cookie: '' };
    return (url, body, headers = {}) => call(url, body, { ...own, ...headers });
  }

  app.post('/with-us', ...limits, async (c) => {
    const form = await readForm(c);
    if (!form.ok) return form.refusal;
    const fields = textsOf(form.value);
    const language = languageOfRequest(c);
    const { email = '', website = '', openedAt = '' } = fields;
    try {
      const body = { email, website, openedAt: Number(openedAt), locale: language };
      await callApi(c)('/api/with-us', body);
    } catch (error) {
      const { errors, text } = refusalOf(error, language);
      const said = Object.keys(errors).length > 0 ? errors : { form: text };
      const typed = { values: { email }, errors: said };
      return respondAsking(c, { reason: 'lost', status: 422, typed });
    }
    keepPrivate(c);
    return c.redirect(`${withUsPath.href()}?lang=${language}&asked`, 303);
  });

  app.post('/with-us/:token', ...limits, async (c) => {
    const form = await readForm(c);
    if (!form.ok) return form.refusal;
    const fields = textsOf(form.value);
    const token = pathParam(c, 'token');
    const relation = await showRelation(visitor(), { token }, readWorks);
    if (relation === null) return respondAsking(c, { reason: 'gone', status: 404 });
    const { language } = relation;
    const page = withUsLinkPath.href({ token });
    const call = callApi(c);
    try {
      const next = await act(call, { page: `/api${page}`, language, fields });
      keepPrivate(c);
      if (next === 'ended') return c.redirect(`${withUsPath.href()}?lang=${language}&ended`, 303);
      return c.redirect('url' in next ? next.url : `${page}?done=${next.done}#said`, 303);
    } catch (error) {
      const { errors, text } = refusalOf(error, language);
      const { date, time, ...others } = errors;
      const slot = date ?? time ?? (fields.do === 'meeting' ? text : undefined);
      const typed = { values: fields, errors: { ...others, ...(slot !== undefined && { slot }) } };
      const said = { kind: 'failed', text: slot ?? Object.values(others)[0] ?? text } as const;
      return respondRelation(c, { status: 422, said, typed });
    }
  });
  return app;
}

function textsOf(form: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

type Next = { done: string } | { url: string } | 'ended';

/** Does what a form of the page asks for, by the calls of the API. Throws `HttpError` where it is refused. */
async function act(
  call: CallApi,
  { page, language, fields }: { page: string; language: Language; fields: Fields },
): Promise<Next> {
  const keyed = fields.key ? { 'Idempotency-Key': fields.key } : {};
  switch (fields.do) {
    case 'meeting': {
      const [date = '', time = ''] = (fields.slot ?? '').split('T');
      const { place = '', order = '' } = fields;
      await call(`${page}/meetings`, { date, time, place, order, locale: language }, keyed);
      return { done: 'meeting' };
    }
    case 'message': {
      const { text = '', project = '' } = fields;
      await call(`${page}/messages`, { text, project, locale: language }, keyed);
      return { done: 'message' };
    }
    case 'contact': {
      const { name = '', phone = '' } = fields;
      await call(`${page}/contact`, { name, phone, locale: language });
      return { done: 'contact' };
    }
    case 'manage': {
      const path = `${page}/bookings/${encodeURIComponent(fields.booking ?? '')}/manage`;
      return (await call(path, {})) as { url: string };
    }
    case 'end':
      await call(`${page}/end`, {});
      return 'ended';
    default:
      return { done: '' };
  }
}
