import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { codes, describeCall } from './describe-call.server.ts';
import { describeRead } from './read-call.server.ts';

const summary = { en: 'Every thing', pt: 'Todas as coisas' };
const from = { name: 'from', in: 'query' };
const things = { 200: { description: { en: 'Things', pt: 'As coisas' } } };

async function documented(describe: ReturnType<typeof describeCall>) {
  const { paths } = await generateSpecs(new Hono().get('/things', describe));
  return paths['/things']?.get;
}

it('a public call says everything in both languages, and codes alone once', async () => {
  const call = describeCall({
    summary,
    tag: 'things',
    parameters: [{ ...from, description: { en: 'The first', pt: 'A primeira' } }],
    limited: true,
    responses: things,
    problems: { 404: codes('not_found', 'gone'), 503: { en: '`b` or `c`', pt: '`b` ou `c`' } },
  });
  expect(await documented(call)).toMatchObject({
    summary: 'Every thing',
    'x-summary-pt': 'Todas as coisas',
    parameters: [{ ...from, description: 'The first', 'x-description-pt': 'A primeira' }],
    responses: {
      200: { description: 'Things', 'x-description-pt': 'As coisas' },
      404: { description: '`not_found`, `gone`' },
      503: {
        description: '`temporarily_unavailable`, with `Retry-After`, `b` or `c`',
        'x-description-pt': '`temporarily_unavailable`, com `Retry-After`, `b` ou `c`',
      },
    },
  });
  expect((await documented(call))?.responses?.[404]).not.toHaveProperty('x-description-pt');
});

it('a call for staff is in English alone, in what it shares with public calls too', async () => {
  const call = describeStaffCall({
    summary: 'Every thing',
    limited: true,
    responses: { 200: { description: 'Things' } },
    problems: { 409: '`taken` by a person' },
  });
  const staff = await documented(call);
  expect(staff).toMatchObject({ summary: 'Every thing', tags: ['admin'] });
  expect(staff?.responses?.[429]).toHaveProperty(
    'description',
    '`too_many_requests`, with `Retry-After`',
  );
  expect(JSON.stringify(staff)).not.toContain('-pt"');
});

it('does not compile for a public call that says something in English alone', () => {
  const shared = { tag: 'things', summary };
  // @ts-expect-error The summary has no Portuguese.
  describeCall({ ...shared, summary: { en: 'Every thing' }, responses: things });
  // @ts-expect-error The summary is English alone.
  describeCall({ ...shared, summary: 'Every thing', responses: things });
  // @ts-expect-error The description of a response is English alone.
  describeCall({ ...shared, responses: { 200: { description: 'Things' } } });
  // @ts-expect-error What is said of a problem is English alone.
  describeCall({ ...shared, responses: things, problems: { 404: '`not_found`: no thing' } });
  // @ts-expect-error The description of a parameter is English alone.
  describeCall({ ...shared, responses: things, parameters: [{ ...from, description: 'First' }] });
  // @ts-expect-error The summary of a read is English alone.
  describeRead({ tag: 'things', summary: 'Every thing', schema: z.string() });
});
