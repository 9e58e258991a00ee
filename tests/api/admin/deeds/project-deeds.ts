import type { ShownProject } from '#features/projects/projects.schema.ts';
import { write } from '../../../factories/conversation-calls.ts';
import { bookAsVisitor } from '../../../factories/staff-bookings.ts';
import { buyPackage, readAs } from '../../../factories/staff-orders.ts';
import {
  type Deed,
  logs,
  type Preparation,
  prepare,
  pressOf,
  put,
  remove,
  type Stage,
} from './deed.ts';

const client = { email: 'noor@tessera.example', name: 'Noor', language: 'en', title: 'A company' };
const reader = { email: 'rui@contas.example', name: 'Rui', language: 'pt' };
const question = { kind: 'answer', title: 'What will it do?' };

async function project(stage: Stage): Promise<string> {
  return (await prepare<{ id: string }>(stage, pressOf('/projects', client))).id;
}

/** A call about a project that is there. */
function about(path: string, body?: unknown): Preparation {
  return async (stage) => pressOf(`/projects/${await project(stage)}/${path}`, body);
}

/** The path of the first step of ours of a project with a package's template. */
async function ownStep(stage: Stage): Promise<string> {
  const given = { ...client, packageId: 'blueprint' };
  const { id } = await prepare<{ id: string }>(stage, pressOf('/projects', given));
  const { steps: all } = await readAs<ShownProject>(stage.owner, `/api/admin/projects/${id}`);
  return `/projects/${id}/steps/${all.find(({ side }) => side === 'company')?.id}`;
}

/** A call about an open request. */
function aboutRequest(call: string): Preparation {
  return async (stage) => {
    const id = await project(stage);
    const path = `/projects/${id}/requests`;
    const { id: request } = await prepare<{ id: string }>(stage, pressOf(path, question));
    return pressOf(`${path}/${request}/${call}`);
  };
}

const steps = [{ side: 'company', kind: 'work', title: 'We begin', titlePt: '', days: 2 }];

const file = '6f1c7d1e-3c55-4b8e-9f5a-0f6a4f3f9a11';
const asText = { 'Content-Type': 'text/plain', 'X-File-Name': 'notes.txt' };

export const projectDeeds: Record<string, Deed> = {
  'POST /projects': logs('project.create - > language, steps', async () =>
    pressOf('/projects', client),
  ),
  'POST /projects/:id/pause': logs('project.pause state > state', about('pause')),
  'POST /projects/:id/resume': logs('project.resume state > state', async (stage) => {
    const id = await project(stage);
    await prepare(stage, pressOf(`/projects/${id}/pause`));
    return pressOf(`/projects/${id}/resume`);
  }),
  'POST /projects/:id/close': logs('project.close state > state', about('close')),
  'POST /projects/:id/requests': logs(
    'project.ask - > dueDay, isMailed, kind',
    about('requests', { ...question, dueDay: '2026-12-24' }),
  ),
  'POST /projects/:id/requests/:request/remind': logs(
    'project.remind - > kind, reminders',
    aboutRequest('remind'),
  ),
  'POST /projects/:id/requests/:request/withdraw': logs(
    'project.withdraw-request - > kind',
    aboutRequest('withdraw'),
  ),
  'POST /projects/:id/messages': logs(
    'project.message - > files',
    about('messages', { text: 'We have begun.' }),
  ),
  'POST /projects/:id/readers': logs('project.add-reader - > language', about('readers', reader)),
  'DELETE /projects/:id/readers/:reader': logs('project.remove-reader - > -', async (stage) => {
    const path = `/projects/${await project(stage)}/readers`;
    const { id } = await prepare<{ id: string }>(stage, pressOf(path, reader));
    return pressOf(`${path}/${id}`, undefined, remove);
  }),
  'POST /projects/:id/steps/:step/done': logs('project.step - > asked, kind', async (stage) =>
    pressOf(`${await ownStep(stage)}/done`),
  ),
  'POST /projects/:id/steps/:step/undo': logs(
    'project.step-back - > asked, kind',
    async (stage) => {
      const path = await ownStep(stage);
      await prepare(stage, pressOf(`${path}/done`));
      return pressOf(`${path}/undo`);
    },
  ),
  'POST /orders/:reference/begin': logs('project.create - > language, steps', async (stage) => {
    await prepare(stage, pressOf('/project-settings', { startsByItself: false }, put));
    return pressOf(`/orders/${await buyPackage(stage.site)}/begin`);
  }),
  'POST /bookings/:id/begin': logs('project.create - > language, steps', async ({ site }) =>
    pressOf(`/bookings/${(await bookAsVisitor(site)).id}/begin`, {}),
  ),
  'POST /conversations/:id/begin': logs('project.create - > language, steps', async ({ site }) =>
    pressOf(`/conversations/${await write(site)}/begin`, {}),
  ),
  'PUT /templates/:package': logs('template.save steps > steps', async () =>
    pressOf('/templates/blueprint', { steps }, put),
  ),
  'PUT /project-settings': logs(
    'template.start identityMonths, isObliged, startsByItself > identityMonths, isObliged, startsByItself',
    async () => pressOf('/project-settings', { startsByItself: false }, put),
  ),
  'PUT /projects/:id/responsible': logs(
    'project.entrust responsible > responsible',
    async (stage) =>
      pressOf(`/projects/${await project(stage)}/responsible`, { personId: null }, put),
  ),
  'PUT /projects/:id/files/:file': logs('project.file - > mime, size, version', async (stage) => {
    const path = `/projects/${await project(stage)}/files/${file}`;
    return pressOf(path, 'Notes', { method: 'PUT', headers: asText });
  }),
};
