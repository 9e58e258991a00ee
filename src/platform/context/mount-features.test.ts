import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { currentRequest } from '#platform/logger.server.ts';
import { type Actor, addressOf, createContext, type Services } from './context.server.ts';
import {
  type ApiEnv,
  type ApiSetup,
  type FeatureApi,
  mountFeatures,
} from './mount-features.server.ts';

const services = { origin: 'https://entrada.example' } as Services;
const setup = { services } as ApiSetup;

function answering(path: string): FeatureApi {
  return () => new Hono<ApiEnv>().get(path, (c) => c.json(c.var.context.actor));
}

async function actorAt(api: Hono<ApiEnv>, path: string): Promise<Actor> {
  return (await api.request(path)).json() as Promise<Actor>;
}

it('gives every call a context of its own, on behalf of its audience', async () => {
  const api = new Hono<ApiEnv>();
  const visitors = { path: '/api/*', features: [answering('/api/a'), answering('/api/b')] };
  const hooks = { path: '/api/webhooks/*', features: [answering('/api/webhooks/c')] };
  const actorOf = () => ({ kind: 'visitor', address: '203.0.113.7' }) as const;
  api.route('/', mountFeatures({ ...visitors, actorOf }, setup));
  api.route('/', mountFeatures({ ...hooks, actorOf: () => ({ kind: 'webhook' }) }, setup));

  const first = await actorAt(api, '/api/a');
  const second = await actorAt(api, '/api/b');
  expect(first).toMatchObject({ kind: 'visitor', address: '203.0.113.7' });
  expect(second.kind).toBe('visitor');
  expect(second.requestId).not.toBe(first.requestId);
  expect((await actorAt(api, '/api/webhooks/c')).kind).toBe('webhook');
});

it('carries the id of the request under way, or one of its own', () => {
  const { actor } = currentRequest.run('an-id', () => createContext(services, { kind: 'webhook' }));
  expect(actor).toEqual({ kind: 'webhook', requestId: 'an-id' });
  const command = createContext(services, { kind: 'command-line' });
  expect(command.actor.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(command.origin).toBe(services.origin);
});

it('knows the address of a visitor alone', () => {
  const visitor = createContext(services, { kind: 'visitor', address: '203.0.113.7' });
  expect(addressOf(visitor)).toBe('203.0.113.7');
  expect(addressOf(createContext(services, { kind: 'job', name: 'sweep' }))).toBeNull();
});
