import { expect } from 'vitest';
import type { Today } from '#features/today/today.schema.ts';
import { readAs } from '../../factories/staff-orders.ts';
import { becomeOwner, test as it, ownerEmail, signIn } from '../../factories/staff-site.ts';
import { ask, post, startProject } from './calls.ts';

const steps = [{ side: 'company', kind: 'work', title: 'We draft', titlePt: 'Redigimos', days: 2 }];

it('Today names what clients are late with, and our own steps that take too long', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const template = { method: 'PUT' };
  await owner.send('/api/admin/templates/blueprint', { steps }, template);
  const ours = await startProject(owner, { packageId: 'blueprint', title: 'A plan' });
  const theirs = await startProject(owner, { email: 'omar@cedar.example', name: 'Omar' });
  const passport = { kind: 'document', title: 'Passport', dueDay: '2026-11-25' };
  const { id } = await ask(owner, theirs, passport);
  await ask(owner, theirs, { ...passport, title: 'Later', dueDay: '2026-12-24' });
  const paused = await startProject(owner, { email: 'ana@a.example' });
  await ask(owner, paused, passport);
  await post(owner, `/projects/${paused}/pause`, {}, 200);
  expect((await readAs<Today>(owner, '/api/admin/today')).work).toEqual({ first: [], words: [] });
  await post(owner, `/projects/${theirs}/requests/${id}/remind`, {}, 204);
  await post(owner, `/projects/${theirs}/requests/${id}/remind`, {}, 204);
  site.clock.now = new Date('2026-11-27T12:00:00.000Z');
  const again = await signIn(site, ownerEmail);
  expect((await readAs<Today>(again, '/api/admin/today')).work.first).toMatchObject([
    // Planned until Wednesday.
    { id: ours, side: 'company', work: 'A plan', title: 'We draft', lateDays: 2 },
    { id: theirs, side: 'client', client: 'Omar', title: 'Passport', lateDays: 2, reminders: 2 },
  ]);
  const project = await again.get(`/api/admin/projects/${ours}`);
  const { steps: shown } = (await project.json()) as { steps: { id: string }[] };
  await post(again, `/projects/${ours}/steps/${shown[0]?.id}/done`, {}, 200);
  await post(again, `/projects/${theirs}/requests/${id}/withdraw`, {}, 204);
  expect((await readAs<Today>(again, '/api/admin/today')).work).toEqual({ first: [], words: [] });
});
