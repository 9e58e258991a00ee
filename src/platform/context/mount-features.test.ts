import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { currentRequest } from '#platform/logger.server.ts';
import { type Actor, actorAddress, createContext, type Services } from './context.server.ts';
import {
  type ApiEnv,
  type ApiSetup,
  type FeatureApi,
  mountFeatures,
} from './mount-features.server.ts';

const services = { origin: 'https://entrada.example' } as Services;
const setup = { services } as ApiSetup;

function actorEndpoint(path: string): FeatureApi {
  return () => new Hono<ApiEnv>().get(path, (c) => c.json(c.var.context.actor));
}

async function actorAt(api: Hono<ApiEnv>, path: string): Promise<Actor> {
  return (await api.request(path)).json() as Promise<Actor>;
}

it('gives every call its own context, with the actor of its audience', async () => {
  const api = new Hono<ApiEnv>();
  const visitors = { path: '/api/*', features: [actorEndpoint('/api/a'), actorEndpoint('/api/b')] };
  const hooks = { path: '/api/webhooks/*', features: [actorEndpoint('/api/webhooks/c')] };
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

it('carries the id of the current request, or a new one', () => {
  const { actor } = currentRequest.run('an-id', () => createContext(services, { kind: 'webhook' }));
  expect(actor).toEqual({ kind: 'webhook', requestId: 'an-id' });
  const command = createContext(services, { kind: 'command-line' });
  expect(command.actor.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(command.origin).toBe(services.origin);
});

it('has an address for visitors only', () => {
  const visitor = createContext(services, { kind: 'visitor', address: '203.0.113.7' });
  expect(actorAddress(visitor)).toBe('203.0.113.7');
  expect(actorAddress(createContext(services, { kind: 'job', name: 'sweep' }))).toBeNull();
});
