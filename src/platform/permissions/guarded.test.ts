import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ActorDetails, Context } from '#platform/context/context.server.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { guarded } from './guarded.server.ts';

async function call(actor: ActorDetails): Promise<[number, string]> {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('context', { actor, clock: () => new Date() } as unknown as Context);
    await next();
  });
  app.get(
    '/',
    guarded('people.read', async (c) => c.json({ code: 'read' })),
  );
  const response = await app.request('/');
  return [response.status, ((await response.json()) as { code: string }).code];
}

it.each(['link', 'client'] as const)(
  'a client is refused the calls for staff: %s',
  async (kind) => {
    expect(await call({ kind, personId: 'p1', address: null })).toEqual([403, 'role_required']);
  },
);

it('whoever is not signed in is told so', async () => {
  expect(await call({ kind: 'visitor', address: null })).toEqual([401, 'not_signed_in']);
});
