import { delimiter } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanEnvironment } from './environment.mjs';

afterEach(() => vi.unstubAllEnvs());

test('settings of a server do not reach the tests, other variables do', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://somewhere');
  vi.stubEnv('PORT', '80');
  vi.stubEnv('LANG', 'pt_PT');
  const env = cleanEnvironment('/opt/node/bin/node');
  expect(env).not.toHaveProperty('DATABASE_URL');
  expect(env).not.toHaveProperty('PORT');
  expect(env.LANG).toBe('pt_PT');
});

test("the project's Node comes first on the path", () => {
  const env = cleanEnvironment('/opt/node/bin/node');
  expect(env.PATH?.split(delimiter)[0]).toBe('/opt/node/bin');
});
