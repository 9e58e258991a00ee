import { Hono, type Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { dispositionOf, nameOfUpload } from '#features/files/name-upload.server.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { readRevision } from '#platform/http/read-revision.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { paperRefusal } from '../do/paper-refusal.server.ts';
import { receiveStaffPaper } from '../papers/receive-paper.server.ts';
import {
  beginInput,
  messageInput,
  projectInput,
  requestInput,
  responsibleInput,
  startInput,
  templateInput,
} from '../projects.input.ts';
import { projectFilters } from '../projects.queries.ts';
import { type ProjectErrorCode, projectErrorText, projectErrorTexts } from '../projects.texts.ts';
import { mostPaperBytes } from '../projects.ts';
import { askClient, type FieldRefusal } from '../requests/ask-client.server.ts';
import { remindClient, withdrawRequest } from '../requests/change-request.server.ts';
import { sendMessage } from '../requests/send-message.server.ts';
import { changeSettings, changeTemplate } from '../templates/save-template.server.ts';
import {
  getTemplate,
  readSettings,
  type Template,
} from '../templates/templates.repository.server.ts';
import { beginFrom } from '../work/begin-from.server.ts';
import { beginOrderByHand } from '../work/begin-work.server.ts';
import { changeState } from '../work/change-state.server.ts';
import { createProject } from '../work/create-project.server.ts';
import { setStepDone } from '../work/finish-own-step.server.ts';
import { setResponsible } from '../work/set-responsible.server.ts';
import { listProjects, listWorkFrom } from './list-projects.server.ts';
import * as docs from './projects.docs.server.ts';
import { readPaper } from './read-paper.server.ts';
import { showProject } from './show-project.server.ts';

const statuses = {
  not_found: 404,
  unknown_request: 404,
  is_closed: 409,
  unknown_step: 404,
  unknown_order: 404,
  unknown_booking: 404,
  unknown_conversation: 404,
  unknown_package: 404,
  not_open: 409,
  not_paid: 409,
  no_address: 409,
  too_many_mails: 409,
  not_yours: 403,
} as const;
type Code = keyof typeof statuses;

const optionalId = z.optional(z.string().check(z.maxLength(100), z.refine(hasNoNul)));

const projectsQuery = z.object({
  state: z.optional(z.enum(projectFilters)),
  person: optionalId,
  booking: optionalId,
  conversation: optionalId,
  order: optionalId,
  limit: limitParam,
  offset: offsetParam,
});

function titlesOf(code: ProjectErrorCode): string[] {
  return (['en', 'pt'] as const).map((one) => translate(projectErrorTexts, one, code));
}

function respondTemplate(c: HonoContext, template: Template): Response {
  c.header('ETag', `"${template.revision}"`);
  return c.json(template);
}

function refuse(c: HonoContext, code: Code): Response {
  const [title = code, titlePt] = titlesOf(code);
  return problem(c, { status: statuses[code], code, title, titlePt });
}

function refuseField(c: HonoContext, refusal: { code: Code } | FieldRefusal): Response {
  if (refusal.code !== 'invalid_fields') return refuse(c, refusal.code);
  const { field, error } = refusal;
  const [message = '', messagePt] = (['en', 'pt'] as const).map((one) =>
    projectErrorText(one, field, error),
  );
  return invalidFields(c, [{ field, code: error, message, ...(messagePt && { messagePt }) }], 'en');
}

const idOf = (c: HonoContext) => pathParam(c, 'id');
const requestOf = (c: HonoContext) => ({ projectId: idOf(c), requestId: pathParam(c, 'request') });

/** Steps, and how they come to be: by hand from an order, and from the templates. */
function stepsApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const [call, isDone] of [
    ['done', true],
    ['undo', false],
  ] as const)
    api.post(
      `/api/admin/projects/:id/steps/:step/${call}`,
      docs.describeStep,
      guarded('projects.change', async (c, context) => {
        const named = { projectId: idOf(c), stepId: pathParam(c, 'step') };
        const outcome = await setStepDone(context, { ...named, isDone });
        return outcome.ok ? c.json(outcome.value) : refuse(c, outcome.refusal);
      }),
    );
  return api
    .post(
      '/api/admin/orders/:reference/begin',
      docs.describeBegin,
      guarded('projects.change', async (c, context) => {
        const outcome = await beginOrderByHand(context, pathParam(c, 'reference'));
        if (!outcome.ok) return refuse(c, outcome.refusal);
        const { id, isNew } = outcome.value;
        return c.json({ id }, isNew ? 201 : 200);
      }),
    )
    .get(
      '/api/admin/templates/:package',
      docs.describeTemplate,
      guarded('projects.read', async (c, context) => {
        const packageId = pathParam(c, 'package');
        const template = await context.database.read((db) => getTemplate(db, packageId));
        return template ? respondTemplate(c, template) : refuse(c, 'unknown_package');
      }),
    )
    .put(
      '/api/admin/templates/:package',
      docs.describeSaveTemplate,
      guarded('templates.change', async (c, context) => {
        const body = await readJson(c, templateInput, projectErrorText);
        if (!body.ok) return body.refusal;
        const packageId = pathParam(c, 'package');
        const outcome = await changeTemplate(context, packageId, body.value, readRevision(c));
        if (outcome.ok) return respondTemplate(c, outcome.value);
        const { refusal } = outcome;
        if (refusal.code === 'unknown_package') return refuse(c, refusal.code);
        const [title = '', titlePt] = titlesOf('changed');
        return problem(c, { status: 412, title, titlePt, ...refusal });
      }),
    )
    .get(
      '/api/admin/project-settings',
      docs.describeStart,
      guarded('projects.read', async (c, context) =>
        c.json(await context.database.read(readSettings)),
      ),
    )
    .put(
      '/api/admin/project-settings',
      docs.describeSetStart,
      guarded('templates.change', async (c, context) => {
        const body = await readJson(c, startInput, projectErrorText);
        if (!body.ok) return body.refusal;
        return c.json(await changeSettings(context, body.value));
      }),
    );
}

/** Work that begins with one press, from where the client is seen. */
function beginApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const kind of ['booking', 'conversation'] as const)
    api.post(
      `/api/admin/${kind}s/:id/begin`,
      docs.describeBeginFrom[kind],
      guarded('projects.change', async (c, context) => {
        const body = await readJson(c, beginInput, projectErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await beginFrom(context, { kind, id: idOf(c) }, body.value);
        if (!outcome.ok) return refuseField(c, outcome.refusal);
        const { id, isNew } = outcome.value;
        return c.json({ id }, isNew ? 201 : 200);
      }),
    );
  return api;
}

function papersApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .put(
      '/api/admin/projects/:id/files/:file',
      docs.describePaper,
      guarded('projects.change', async (c, context) => {
        if (Number(c.req.header('Content-Length') ?? 0) > mostPaperBytes)
          return paperRefusal(c, 'too_large', 'en');
        const id = pathParam(c, 'file');
        const name = nameOfUpload(c.req.header('X-File-Name'), c.req.header('Content-Type'));
        const outcome = await receiveStaffPaper(context, idOf(c), {
          id,
          name,
          body: streamBody(c),
        });
        if (outcome.ok) return c.json({ id }, outcome.value.isNew ? 201 : 200);
        const { refusal } = outcome;
        if (refusal === 'not_found' || refusal === 'is_closed') return refuse(c, refusal);
        return paperRefusal(c, refusal, 'en');
      }),
    )
    .get(
      '/api/admin/projects/:id/files/:file',
      docs.describeReadPaper,
      guarded('projects.read', async (c, context) => {
        const given = c.req.query('version');
        const version = given === undefined ? null : Number(given);
        const named = { projectId: idOf(c), id: pathParam(c, 'file'), version };
        const outcome = await readPaper(context, named);
        if (!outcome.ok) return refuse(c, outcome.refusal);
        const paper = outcome.value;
        c.header('Content-Type', paper.mime);
        c.header('Content-Length', String(paper.size));
        c.header('Content-Disposition', dispositionOf(paper.name, 'attachment'));
        c.header('X-Content-Type-Options', 'nosniff');
        c.header('Content-Security-Policy', "sandbox; default-src 'none'");
        return c.body(paper.bytes);
      }),
    );
}

function requestsApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post(
      '/api/admin/projects/:id/requests',
      docs.describeAsk,
      guarded('projects.change', async (c, context) => {
        const body = await readJson(c, requestInput, projectErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await askClient(context, idOf(c), body.value);
        return outcome.ok ? c.json(outcome.value, 201) : refuseField(c, outcome.refusal);
      }),
    )
    .post(
      '/api/admin/projects/:id/requests/:request/remind',
      docs.describeRemind,
      guarded('projects.change', async (c, context) => {
        const outcome = await remindClient(context, requestOf(c));
        return outcome.ok ? c.body(null, 204) : refuse(c, outcome.refusal);
      }),
    )
    .post(
      '/api/admin/projects/:id/requests/:request/withdraw',
      docs.describeWithdrawal,
      guarded('projects.change', async (c, context) => {
        const outcome = await withdrawRequest(context, requestOf(c));
        return outcome.ok ? c.body(null, 204) : refuse(c, outcome.refusal);
      }),
    )
    .post(
      '/api/admin/projects/:id/messages',
      docs.describeMessage,
      guarded('projects.change', async (c, context) => {
        const body = await readJson(c, messageInput, projectErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await sendMessage(context, idOf(c), body.value);
        return outcome.ok ? c.json(outcome.value, 201) : refuseField(c, outcome.refusal);
      }),
    );
}

/** `/api/admin/projects`: what is being worked on for clients, and what is asked of them. */
export function projectsAdminApi(): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
    .get(
      '/api/admin/projects',
      docs.describeProjects,
      guarded('projects.read', async (c, context) => {
        const query = readQuery(c, projectsQuery, (_, field) => `${field} is not valid.`);
        if (!query.ok) return query.refusal;
        const { state = null, person = null, limit = '50', offset = '0', ...from } = query.value;
        const page = { limit: Number(limit), offset: Number(offset) };
        if (Object.keys(from).length > 0) return c.json(await listWorkFrom(context, from));
        return c.json(await listProjects(context, { state, personId: person, ...page }));
      }),
    )
    .get(
      '/api/admin/projects/:id',
      docs.describeProject,
      guarded('projects.read', async (c, context) => {
        const project = await showProject(context, idOf(c));
        return project ? c.json(project) : refuse(c, 'not_found');
      }),
    )
    .post(
      '/api/admin/projects',
      docs.describeCreate,
      guarded('projects.change', async (c, context) => {
        const body = await readJson(c, projectInput, projectErrorText);
        if (!body.ok) return body.refusal;
        const outcome = await createProject(context, body.value);
        return outcome.ok ? c.json(outcome.value, 201) : refuseField(c, outcome.refusal);
      }),
    );
  api.put(
    '/api/admin/projects/:id/responsible',
    docs.describeResponsible,
    guarded('projects.entrust', async (c, context) => {
      const body = await readJson(c, responsibleInput, projectErrorText);
      if (!body.ok) return body.refusal;
      const outcome = await setResponsible(context, idOf(c), body.value.personId);
      return outcome.ok ? c.body(null, 204) : refuseField(c, outcome.refusal);
    }),
  );
  for (const change of ['pause', 'resume', 'close'] as const)
    api.post(
      `/api/admin/projects/:id/${change}`,
      docs.describeState,
      guarded('projects.change', async (c, context) => {
        const outcome = await changeState(context, idOf(c), change);
        return outcome.ok ? c.json(outcome.value) : refuse(c, outcome.refusal);
      }),
    );
  for (const part of [requestsApi(), papersApi(), stepsApi(), beginApi()]) api.route('/', part);
  return api;
}
