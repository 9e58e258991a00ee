import { expect, it } from 'vitest';
import { anchorOf, callsByTag } from './calls.ts';
import { exampleOf, writeExample } from './example-call.ts';
import type { Operation } from './open-api.ts';

const origin = 'https://site.example';
const read: Operation = { responses: {}, tags: ['blog'] };

it('a call is a command with its required parameters and a body that has what is required', () => {
  expect(
    writeExample({ ...read, method: 'GET', path: '/api/blog-posts/slug/{slug}' }, origin),
  ).toBe("curl 'https://site.example/api/blog-posts/slug/SLUG'");
  const date = { name: 'from', in: 'query', required: true, schema: { format: 'date' } };
  const limit = { name: 'limit', in: 'query' };
  const days = { ...read, method: 'GET', path: '/api/days', parameters: [date, limit] };
  expect(writeExample(days, origin)).toBe("curl 'https://site.example/api/days?from=2026-12-01'");
  const schema = {
    required: ['email', 'note'],
    properties: { email: { type: 'string' }, note: { const: "it's" }, more: { type: 'string' } },
  };
  const requestBody = { content: { 'application/json': { schema } } };
  expect(writeExample({ ...read, method: 'POST', path: '/api/contact', requestBody }, origin)).toBe(
    `curl -X POST 'https://site.example/api/contact' \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"ana@example.com","note":"it'\\''s"}'`,
  );
});

it.each([
  [{ default: 'en', type: 'string' }, 'en'],
  [{ enum: ['a', 'b'] }, 'a'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, true],
  [{ type: 'array', items: { type: 'integer' } }, [1]],
  [{ type: ['number', 'string'] }, 1],
  [{ type: 'string', format: 'date-time' }, '2026-12-01T10:00:00.000Z'],
])('of %j the example is %j', (schema, example) => {
  expect(exampleOf(schema)).toEqual(example);
});

it('public calls are grouped by their tag, and each has an anchor of its own', () => {
  const paths = { '/api/a': { get: read, post: read }, '/api/b/{id}': { get: { responses: {} } } };
  const staff: Operation = { responses: {}, tags: ['admin'] };
  const groups = callsByTag({ paths: { ...paths, '/api/admin/orders': { get: staff } } });
  expect(groups.map(([tag, calls]) => [tag, calls.map(anchorOf)])).toEqual([
    ['blog', ['get-api-a', 'post-api-a']],
    ['', ['get-api-b-id']],
  ]);
});
