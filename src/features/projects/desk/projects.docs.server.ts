import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import {
  beginInput,
  messageInput,
  projectInput,
  requestInput,
  responsibleInput,
  startInput,
  templateInput,
} from '../projects.input.ts';
import {
  askedSchema,
  newProjectSchema,
  paperSchema,
  projectListSchema,
  projectSchema,
  projectStateSchema,
  startSchema,
  stepDoneSchema,
  templateSchema,
} from '../projects.schema.ts';

const notFound = { 404: '`not_found`' };
const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

export const describeProjects = describeStaffCall({
  summary:
    'Projects, the last changed first, each with who has the ball; or that of a booking, a conversation or an order',
  parameters: ['state', 'person', 'booking', 'conversation', 'order', 'limit', 'offset'].map(query),
  responses: { 200: { description: 'Projects', content: json(projectListSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeProject = describeStaffCall({
  summary: 'A project with its steps, requests, messages, papers and decisions',
  responses: { 200: { description: 'The project', content: json(projectSchema) } },
  problems: notFound,
});

export const describeCreate = describeStaffCall({
  summary: 'Begins work for a client, who is found or made by the address',
  body: projectInput,
  responses: { 201: { description: 'Begun', content: json(newProjectSchema) } },
});

export const describeState = describeStaffCall({
  summary: 'Pauses, resumes or closes a project; what is so already stays as it is',
  limited: true,
  responses: { 200: { description: 'Its state', content: json(projectStateSchema) } },
  problems: { ...notFound, 409: '`is_closed`' },
});

export const describeResponsible = describeStaffCall({
  summary: 'Sets who answers for a project, and so reads its papers of identity beside the owners',
  body: responsibleInput,
  responses: { 204: { description: 'Set' } },
  problems: notFound,
});

export const describeAsk = describeStaffCall({
  summary: 'Asks the client for one thing, by a mail with a link of its own',
  body: requestInput,
  responses: { 201: { description: 'Asked', content: json(askedSchema) } },
  problems: { ...notFound, 409: '`is_closed`' },
});

export const describeRemind = describeStaffCall({
  summary: 'Reminds the client of a request by a mail',
  limited: true,
  responses: { 204: { description: 'Reminded' } },
  problems: {
    404: '`not_found`, `unknown_request`',
    409: '`is_closed`, `not_open`, `too_many_mails`',
  },
});

export const describeWithdrawal = describeStaffCall({
  summary: 'Takes a request back; its link says so',
  limited: true,
  responses: { 204: { description: 'Taken back' } },
  problems: { 404: '`not_found`, `unknown_request`', 409: '`is_closed`, `not_open`' },
});

export const describeMessage = describeStaffCall({
  summary: 'Writes to the client, by a mail that links the papers sent with it',
  body: messageInput,
  responses: { 201: { description: 'Written', content: json(askedSchema) } },
  problems: { ...notFound, 409: '`is_closed`' },
});

export const describePaper = describeStaffCall({
  summary: 'Stores a paper of a project; other bytes under the id of one are its next version',
  limited: true,
  parameters: [{ ...query('X-File-Name'), in: 'header' as const }],
  requestBody: {
    required: true,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
  responses: {
    201: { description: 'Stored', content: json(paperSchema) },
    200: { description: 'It was stored before', content: json(paperSchema) },
  },
  problems: {
    ...notFound,
    409: '`is_closed`, `id_taken`',
    413: '`too_large`',
    415: '`type_not_allowed`, `type_mismatch`',
    422: '`infected`, `empty_file`, `name_required`, `invalid_id`',
  },
});

export const describeStep = describeStaffCall({
  summary: 'Marks a step as done, or not done again; the client is asked for what comes next',
  limited: true,
  responses: { 200: { description: 'Marked', content: json(stepDoneSchema) } },
  problems: { 404: '`not_found`, `unknown_step`', 409: '`is_closed`' },
});

export const describeBegin = describeStaffCall({
  summary: 'Begins the work of a paid order; the second press finds the same project',
  limited: true,
  responses: {
    201: { description: 'Begun', content: json(newProjectSchema) },
    200: { description: 'It was begun before', content: json(newProjectSchema) },
  },
  problems: { 404: '`unknown_order`', 409: '`not_paid`, `no_address`' },
});

const describeFrom = (kind: 'booking' | 'conversation') =>
  describeStaffCall({
    summary: `Begins work from a ${kind}; the second press finds the same project`,
    body: beginInput,
    responses: {
      201: { description: 'Begun', content: json(newProjectSchema) },
      200: { description: 'It was begun before', content: json(newProjectSchema) },
    },
    problems: { 404: `\`unknown_${kind}\``, 409: '`not_paid`, `no_address`' },
  });
export const describeBeginFrom = {
  booking: describeFrom('booking'),
  conversation: describeFrom('conversation'),
};

export const describeTemplate = describeStaffCall({
  summary: 'How a package is worked on: the steps of both sides, in their order',
  responses: { 200: { description: 'The template', content: json(templateSchema) } },
  problems: { 404: '`unknown_package`' },
});

export const describeSaveTemplate = describeStaffCall({
  summary: 'Saves how a package is worked on, for projects that begin from now on',
  body: templateInput,
  parameters: [{ ...query('If-Match'), in: 'header' as const }],
  responses: { 200: { description: 'The template', content: json(templateSchema) } },
  problems: {
    404: '`unknown_package`',
    412: '`changed`, with the template as it is in `present`: `If-Match` named another revision',
  },
});

export const describeStart = describeStaffCall({
  summary: 'Whether a paid order starts its work by itself',
  responses: { 200: { description: 'The setting', content: json(startSchema) } },
});

export const describeSetStart = describeStaffCall({
  summary: 'Sets whether a paid order starts its work by itself, or at a press',
  body: startInput,
  responses: { 200: { description: 'The setting', content: json(startSchema) } },
});

export const describeReadPaper = describeStaffCall({
  summary: 'Downloads a version of a paper of a project; who read it is recorded',
  parameters: [query('version')],
  responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
  // A paper of identity is opened by an owner and by who answers for the project.
  problems: { ...notFound, 403: '`not_yours`' },
});
