import { Hono, type Context as HonoContext } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { newId } from '#core/ids.server.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { findCodeStep, pressCodeStep } from '#features/auth/client-code/code-gate.server.ts';
import {
  CodeForm,
  type CodeStep,
} from '#features/auth/client-code/components/code-form.server.tsx';
import { listTimesForRequest } from '#features/booking/book/book-for-request.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { dispositionOf } from '#features/files/name-upload.server.ts';
import type { OpenDocument } from '#features/files/serve/open-document.server.ts';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { doPath, paperPath } from '#paths.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { keepPrivate } from '#platform/http/keep-private.server.ts';
import {
  BrokenFormError,
  boundaryOf,
  type FormPart,
  partsOf,
  textOfPart,
} from '#platform/http/multipart.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { themeHead } from '#ui/theme/theme-head.server.ts';
import { needsCode, openClientPaper } from '../papers/client-papers.server.ts';
import { receiveClientPaper } from '../papers/receive-paper.server.ts';
import { projectErrorText } from '../projects.texts.ts';
import { mostFiles } from '../projects.ts';
import { doTexts } from './do.texts.ts';
import { DoFrame } from './do-frame.server.tsx';
import { DoPage, type Refused, SentPaperPage, UnknownLinkPage } from './do-page.server.tsx';
import { doRequest } from './do-request.server.ts';
import { paperRefusalText } from './paper-refusal.server.ts';
import { fieldError, readDeed } from './read-deed.server.ts';
import {
  type Found,
  findRequest,
  findSentPaper,
  openRequestPaper,
  type SentPaper,
  showRequest,
} from './show-request.server.ts';

type Call = HonoContext<ApiEnv>;

/** The files of the page: tags for its head, and what the development server adds to a document. */
export type DoAssets = {
  lines: string;
  finish(pathname: string, html: string): Promise<string>;
};

/** A form as it was posted; `problem`: why one of its files was not kept. */
type Posted = { fields: Record<string, string>; files: string[]; problem: string | null };

const formLimit = 64 * 1024;

const shownInline = /^(?:application\/pdf|image\/(?!heic))/;

/** Returns the document of a page behind a mailed link. */
export function formatDoPage(given: {
  language: Language;
  title: string;
  lines: string;
  body: string;
}) {
  const title = given.title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<!doctype html>
<html lang="${htmlLangOf[given.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
${themeHead}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${given.lines}
</head>
<body>
${given.body}
</body>
</html>
`;
}

async function readPlainForm(c: Call): Promise<Posted> {
  const form = new URLSearchParams((await c.req.text()).slice(0, formLimit));
  return { fields: Object.fromEntries(form), files: form.getAll('files'), problem: null };
}

/** Keeps a file of a form for a request; returns its id, or why it was not kept. */
async function keepFile(
  c: Call,
  { request, project }: Found,
  { filename, body }: FormPart,
): Promise<{ id: string } | { problem: string }> {
  const id = newId();
  const named = { requestId: request.id, projectId: project.id };
  const paper = { id, name: filename ?? '', body };
  const outcome = await receiveClientPaper(c.var.context, named, paper);
  if (outcome.ok) return { id };
  return { problem: `${filename}: ${paperRefusalText(outcome.refusal, project.language)}` };
}

/** Reads a form with files, each of which is kept as it arrives. */
async function readFormWithFiles(c: Call, found: Found, boundary: string): Promise<Posted> {
  const posted: Posted = { fields: {}, files: [], problem: null };
  let count = 0;
  for await (const part of partsOf(c, boundary)) {
    if (part.filename === null) {
      const text = await textOfPart(part, formLimit);
      if (part.name === 'files') posted.files.push(text);
      else posted.fields[part.name] = text;
      continue;
    }
    // An empty choice of files is sent as a file without a name.
    if (part.filename === '' || found.request.kind !== 'document') continue;
    count += 1;
    if (count > mostFiles) continue;
    const kept = await keepFile(c, found, part);
    if ('id' in kept) posted.files.push(kept.id);
    else posted.problem ??= kept.problem;
  }
  return posted;
}

/** Returns what a form does, as the call of the same kind is given it. */
function bodyOf({ fields, files }: Posted): Record<string, unknown> {
  const [date, time] = (fields.slot ?? '').split(' ');
  return { ...fields, files, ...(date && { date }), ...(time && { time }) };
}

/** Sends a paper to the holder of a link; nothing of it runs or is framed. */
function sendPaper(c: Call, { name, mime, size, bytes }: OpenDocument): Response {
  keepPrivate(c);
  c.header('Content-Type', mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime);
  c.header('Content-Length', String(size));
  const shown = shownInline.test(mime) ? 'inline' : 'attachment';
  c.header('Content-Disposition', dispositionOf(name, shown));
  c.header('Content-Security-Policy', "sandbox; default-src 'none'");
  c.header('X-Content-Type-Options', 'nosniff');
  return c.body(bytes);
}

/**
 * `/do/<token>`: the page behind a mailed link, drawn by the server for everybody, with a form that
 * needs no scripts. Reading it changes nothing. The token is the proof, so no `Origin` is asked for:
 * browsers send none from a page without a referrer.
 */
export function doPages({ lines, finish }: DoAssets): Hono<ApiEnv> {
  async function send(
    c: Call,
    { language, title, page }: { language: Language; title: string; page: ReactNode },
    status: 200 | 403 | 404 | 409 | 422,
  ): Promise<Response> {
    const html = formatDoPage({ language, title, lines, body: renderToStaticMarkup(page) });
    keepPrivate(c);
    return c.html(await finish(c.req.path, html), status);
  }

  async function respond(
    c: Call,
    token: string,
    refused: Refused | null,
    status: 200 | 404 | 409 | 422,
  ) {
    const { context } = c.var;
    const shown = await showRequest(context, token);
    const company = await context.database.read(requireCompany);
    const freeSlots = shown?.kind === 'time' ? await listTimesForRequest(context, shown.slots) : [];
    const today = readClock(context.clock(), companyZone).day;
    const page = shown ? (
      <DoPage
        token={token}
        shown={shown}
        company={company}
        today={today}
        refused={refused}
        freeSlots={freeSlots}
      />
    ) : (
      <UnknownLinkPage company={company} />
    );
    const language = shown?.language ?? 'en';
    const name = shown?.title ?? translate(doTexts, language, 'unknown_title');
    return send(c, { language, title: `${name} — ${company.brand}`, page }, shown ? status : 404);
  }

  /** The step before a paper that opens with a mailed code. */
  async function respondStep(
    c: Call,
    { language, name }: SentPaper,
    step: CodeStep,
    status: 403 | 422,
  ) {
    const company = await c.var.context.database.read(requireCompany);
    const page = (
      <DoFrame company={company} language={language}>
        <CodeForm {...step} />
      </DoFrame>
    );
    return send(c, { language, title: `${name} — ${company.brand}`, page }, status);
  }

  async function act(c: Call, token: string, found: Found): Promise<Response> {
    const language = found.project.language;
    const boundary = boundaryOf(c.req.header('Content-Type'));
    const posted = boundary ? await readFormWithFiles(c, found, boundary) : await readPlainForm(c);
    const refuse = (message: string, errors: Refused['errors'], status: 409 | 422) =>
      respond(c, token, { message, errors, typed: posted.fields }, status);
    const stays = translate(doTexts, language, 'stays');
    if (posted.problem !== null) return refuse(posted.problem, { files: posted.problem }, 422);
    const { kind, state } = found.request;
    const deed = readDeed(kind, bodyOf(posted), language);
    if (!deed.ok) {
      if (state !== 'open') return refuse(projectErrorText(language, '', state), {}, 409);
      const errors = Object.fromEntries(deed.refusal.map(({ field, message }) => [field, message]));
      return refuse(stays, errors, 422);
    }
    const outcome = await doRequest(c.var.context, token, deed.value);
    if (outcome.ok) {
      keepPrivate(c);
      return c.redirect(doPath.href({ token: outcome.value.next ?? token }), 303);
    }
    const { refusal } = outcome;
    if (refusal.code !== 'invalid_fields')
      return refuse(projectErrorText(language, '', refusal.code), {}, 409);
    const { field, message } = fieldError(language, refusal.field, refusal.error);
    return refuse(stays, { [field]: message }, 422);
  }

  return new Hono<ApiEnv>()
    .get(paperPath.pattern, async (c) => {
      const { context } = c.var;
      const token = pathParam(c, 'token');
      const paper = await findSentPaper(context, token);
      if (!paper) return respond(c, '', null, 404);
      const company = await context.database.read(requireCompany);
      const href = `${paperPath.href({ token })}/file`;
      const page = <SentPaperPage paper={paper} company={company} href={href} />;
      const title = `${paper.name} — ${company.brand}`;
      return send(c, { language: paper.language, title, page }, 200);
    })
    .get(`${paperPath.pattern}/file`, async (c) => {
      const { context } = c.var;
      const sent = await findSentPaper(context, pathParam(c, 'token'));
      if (!sent) return respond(c, '', null, 404);
      const step = needsCode(sent) ? await findCodeStep(c, context, sent.client) : null;
      if (step) return respondStep(c, sent, step, 403);
      const paper = await openClientPaper(context, sent);
      return paper ? sendPaper(c, paper) : respond(c, '', null, 404);
    })
    .post(`${paperPath.pattern}/file`, async (c) => {
      const { context } = c.var;
      const token = pathParam(c, 'token');
      const sent = await findSentPaper(context, token);
      if (!sent) return respond(c, '', null, 404);
      const { fields } = await readPlainForm(c);
      const step = await pressCodeStep(c, context, sent.client, fields);
      if (step) return respondStep(c, sent, step, 422);
      keepPrivate(c);
      return c.redirect(`${paperPath.href({ token })}/file`, 303);
    })
    .get('/do/:token/paper', async (c) => {
      const version = Number(c.req.query('version'));
      const token = pathParam(c, 'token');
      const paper = await openRequestPaper(c.var.context, token, version);
      return paper ? sendPaper(c, paper) : respond(c, '', null, 404);
    })
    .get(doPath.pattern, (c) => respond(c, pathParam(c, 'token'), null, 200))
    .post(doPath.pattern, async (c) => {
      const token = pathParam(c, 'token');
      const found = await c.var.context.database.read((db) => findRequest(db, token));
      if (!found) return respond(c, '', null, 404);
      try {
        return await act(c, token, found);
      } catch (error) {
        if (!(error instanceof BrokenFormError)) throw error;
        const message = translate(doTexts, found.project.language, 'broken');
        return respond(c, token, { message, errors: {}, typed: {} }, 422);
      }
    });
}
