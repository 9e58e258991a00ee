import { type Context, type ErrorHandler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '#core/http-error.ts';
import { formatAddress, parseAddress, withPrefix } from '#core/site-address.ts';
import { isFormPost, readForm } from '#platform/http/form-body.server.ts';
import type { PlainReply, PlainVisit } from '#platform/http/plain-page.ts';
import { problem } from '#platform/http/problem.server.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { loadPlainPage, planPage, renderPage } from '#site/entry-server.tsx';
import { formatDocument } from './document.server.ts';
import { refuseForeignOrigin } from './middleware/request-origin.server.ts';
import { type PageAssets, withoutScripts } from './page-assets.server.ts';
import { respondOnce } from './page-store/respond.server.ts';
import type { FreshResponse } from './page-store/stored-response.server.ts';

type PlainPagesSetup = {
  origin: string;
  assets: PageAssets;
  clock: () => Date;
  /** Reads the API of this process. */
  readUrl: ReadUrl;
  /** The API with its limits, which forms are sent on to. */
  api: Hono;
  /** Responds in place of a page that failed. */
  onFailure: ErrorHandler;
};

const maxBodySize = 64 * 1024;
/** Headers that are about the form's own body, or the document that it is answered with. */
const ofTheForm = ['content-length', 'transfer-encoding', 'content-encoding', 'accept-encoding'];

export type CallApi = (
  url: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<unknown>;

/** Sends the visitor's form on to the API, with the visitor's own headers and address. */
export function callAs(c: Context, api: Hono): CallApi {
  return async (url, body, given = {}) => {
    const headers = new Headers(c.req.raw.headers);
    for (const name of ofTheForm) headers.delete(name);
    headers.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(given)) headers.set(name, value);
    const request = new Request(new URL(url, c.req.url), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const response = await api.fetch(request, c.env);
    const text = await response.text();
    if (!response.ok) throw new HttpError(response.status, text, response.statusText);
    return text === '' ? null : JSON.parse(text);
  };
}

function textsOf(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Answers browsers without scripts: forms that are posted to the address of a page, and addresses that
 * ask for such an answer. The documents run no scripts and are stored nowhere.
 */
export function plainPages(setup: PlainPagesSetup): Hono {
  const { origin, assets, clock, readUrl, api, onFailure } = setup;
  const app = new Hono();
  app.onError(onFailure);

  function visitOf(c: Context, params: PlainVisit['params']): PlainVisit {
    const { pathname, searchParams: search } = new URL(c.req.url);
    const language = parseAddress(pathname).prefix === '/pt' ? 'pt' : 'en';
    return { language, params, search, now: clock(), read: readUrl };
  }

  async function respond(c: Context, reply: PlainReply): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    c.header('Cache-Control', 'no-store');
    if ('location' in reply)
      return c.redirect(withPrefix(parseAddress(pathname).prefix, reply.location), 303);
    const page = await renderPage({ pathname, search, origin }, readUrl, reply);
    const html = formatDocument(
      { ...page, state: '[]' },
      withoutScripts(assets.linesFor(page.module)),
    );
    const fresh: FreshResponse = {
      status: page.status,
      body: await assets.finish(pathname, html),
      contentType: 'text/html; charset=utf-8',
      caching: 'private',
    };
    return respondOnce(c, fresh, clock().getTime());
  }

  function plainPageAt(c: Context): ReturnType<typeof loadPlainPage> {
    const { pathname } = new URL(c.req.url);
    const isCanonical = formatAddress(parseAddress(pathname)) === pathname;
    return isCanonical ? loadPlainPage(pathname) : Promise.resolve(null);
  }

  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const found = planPage(pathname, search).plain ? await plainPageAt(c) : null;
    return found ? respond(c, await found.plain.show(visitOf(c, found.params))) : next();
  });

  app.post(
    '*',
    refuseForeignOrigin(origin),
    bodyLimit({
      maxSize: maxBodySize,
      onError: (c) => {
        const title = 'The body is larger than 64 kB';
        return problem(c, { status: 413, code: 'body_too_large', title });
      },
    }),
    async (c, next) => {
      const found = isFormPost(c) ? await plainPageAt(c) : null;
      if (!found) return next();
      const form = await readForm(c);
      if (!form.ok) return form.refusal;
      const fields = textsOf(form.value);
      const visit = visitOf(c, found.params);
      return respond(c, await found.plain.submit({ ...visit, fields, call: callAs(c, api) }));
    },
  );
  return app;
}
