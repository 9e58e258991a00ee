import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { nameOfUpload } from '#features/files/name-upload.server.ts';
import { languageOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { doPath } from '#paths.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { keepPrivate } from '#platform/http/keep-private.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { receiveClientPaper } from '../papers/receive-paper.server.ts';
import { projectErrorText, projectErrorTexts } from '../projects.texts.ts';
import { mostPaperBytes } from '../projects.ts';
import { describeDo, describePut, describeShown } from './do.docs.server.ts';
import { type DeedRefusal, doRequest } from './do-request.server.ts';
import { paperRefusal } from './paper-refusal.server.ts';
import { fieldError, readDeed } from './read-deed.server.ts';
import { findRequest, showRequest } from './show-request.server.ts';

function refuseLink(c: HonoContext): Response {
  const [title, titlePt] = (['en', 'pt'] as const).map((one) =>
    translate(projectErrorTexts, one, 'unknown_link'),
  );
  return problem(c, { status: 404, code: 'unknown_link', title: title ?? '', titlePt });
}

function refuseDeed(c: HonoContext, refusal: DeedRefusal, language: 'en' | 'pt'): Response {
  if (refusal.code === 'unknown_link') return refuseLink(c);
  if (refusal.code === 'invalid_fields')
    return invalidFields(c, [fieldError(language, refusal.field, refusal.error)], language);
  const title = translate(projectErrorTexts, language, refusal.code);
  return problem(c, { status: 409, code: refusal.code, title });
}

/** `/api/do`: what a client does behind a mailed link. Only POST and PUT change anything. */
export function doApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api/do');
  api.use(async (c, next) => {
    await next();
    keepPrivate(c);
  });

  api.get('/:token', describeShown, async (c) => {
    const shown = await showRequest(c.var.context, pathParam(c, 'token'));
    return shown ? c.json(shown) : refuseLink(c);
  });

  api.post('/:token', describeDo, async (c) => {
    const { context } = c.var;
    const token = pathParam(c, 'token');
    const found = await context.database.read((db) => findRequest(db, token));
    if (!found) return refuseLink(c);
    const language = languageOf(found.project.language);
    const body = await readJson(c, z.looseObject({}), projectErrorText);
    if (!body.ok) return body.refusal;
    const deed = readDeed(found.request.kind, body.value, language);
    // What is over is said before what is wrong with the words.
    const { state } = found.request;
    if (!deed.ok && state !== 'open') return refuseDeed(c, { code: state }, language);
    if (!deed.ok) return invalidFields(c, deed.refusal, language);
    const outcome = await doRequest(context, token, deed.value);
    if (!outcome.ok) return refuseDeed(c, outcome.refusal, language);
    const { next } = outcome.value;
    return c.json({ state: 'done', ...(next !== null && { next: doPath.href({ token: next }) }) });
  });

  api.put('/:token/files/:id', describePut, async (c) => {
    const { context } = c.var;
    const id = pathParam(c, 'id');
    const token = pathParam(c, 'token');
    const found = await context.database.read((db) => findRequest(db, token));
    if (!found) return refuseLink(c);
    const language = languageOf(found.project.language);
    const { request, project } = found;
    if (request.state !== 'open') return paperRefusal(c, request.state, language);
    if (project.state === 'closed') return paperRefusal(c, 'closed', language);
    if (Number(c.req.header('Content-Length') ?? 0) > mostPaperBytes)
      return paperRefusal(c, 'too_large', language);
    const name = nameOfUpload(c.req.header('X-File-Name'), c.req.header('Content-Type'));
    const paper = { id, name, body: streamBody(c) };
    const named = { requestId: request.id, projectId: project.id };
    const outcome = await receiveClientPaper(context, named, paper);
    if (!outcome.ok) return paperRefusal(c, outcome.refusal, language);
    return c.json({ id, name: outcome.value.name }, outcome.value.isNew ? 201 : 200);
  });
  return api;
}
