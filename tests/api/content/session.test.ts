import { generateSpecs } from 'hono-openapi';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { authApi } from '#features/auth/auth.api.server.ts';
import { authUserSchema } from '#features/auth/auth.schema.ts';

describe('GET /api/session', () => {
  it('returns the placeholder user with id 1 while the demo is on', async () => {
    const answer = await authApi({ settings: { portalDemo: true } }).request('/api/session');
    expect(answer.status).toBe(200);
    expect(z.parse(authUserSchema, await answer.json())).toEqual({
      id: 1,
      username: 'Noor El-Amin',
      email: 'noor@tessera.example',
      demo: true,
    });
  });

  it('returns 401 with a stable code while the demo is off', async () => {
    const answer = await authApi({ settings: { portalDemo: false } }).request('/api/session');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Nobody is signed in',
      status: 401,
      code: 'not_signed_in',
    });
  });

  it.each([true, false])('is not cached (demo: %s)', async (portalDemo) => {
    const answer = await authApi({ settings: { portalDemo } }).request('/api/session');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is in the API document', async () => {
    const document = await generateSpecs(authApi({ settings: { portalDemo: true } }));
    expect(Object.keys(document.paths?.['/api/session']?.get?.responses ?? {})).toEqual([
      '200',
      '401',
      '503',
    ]);
  });
});
