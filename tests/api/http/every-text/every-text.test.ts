import fc from 'fast-check';
import { afterEach, expect } from 'vitest';
import { test as it, type StaffSite } from '../../../factories/staff-site.ts';
import { fuzzRuns, fuzzTimeout } from '../fuzz/runs.ts';
import { forgetMarks, keptForms, nextMark, nothing, storedWith, texts } from './strange-texts.ts';
import { elsewhere, machineMade, type Place, textPlaces } from './text-places.ts';

// Any text in any text field of any call is stored as it was typed, or refused in words. Which fields
// there are the OpenAPI document says, so that a new one is tried by itself, or fails here.

type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  $ref?: string;
};
type Document = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  components?: { schemas?: Record<string, Schema> };
};

/** The text fields of a schema by their path: `name`, `otherEmails[]`, `steps[].title`. */
function textFields({ components }: Document, schema: Schema, path = ''): string[] {
  const inner = (one: Schema, name: string) =>
    textFields({ paths: {}, ...(components && { components }) }, one, name);
  const { $ref, anyOf, properties, items } = schema;
  if ($ref) return inner(components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}, path);
  if (anyOf) return [...new Set(anyOf.flatMap((one) => inner(one, path)))];
  if (properties)
    return Object.entries(properties).flatMap(([name, field]) =>
      inner(field, path === '' ? name : `${path}.${name}`),
    );
  if (items) return inner(items, `${path}[]`);
  const isText =
    [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined;
  return isText ? [path] : [];
}

/** The calls of the document with the fields of theirs that hold a person's words. */
async function callsWithTexts(site: StaffSite): Promise<Map<string, string[]>> {
  const answer = await site.app.request(`${site.origin}/api/openapi.json`);
  const document = (await answer.json()) as Document;
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema ?? {};
      const fields = textFields(document, schema).filter((field) => !machineMade.test(field));
      return [`${method} ${path}`, fields] as const;
    }),
  );
  return new Map(calls.filter(([, fields]) => fields.length > 0));
}

/** Returns a body with another text in one of its fields. */
function withText(body: Record<string, unknown>, field: string, text: string): object {
  const copy = structuredClone(body);
  const [name = '', inner] = field.split('[].');
  const [own] = (copy[name] ?? []) as [Record<string, unknown>];
  if (inner !== undefined) copy[name] = [{ ...own, [inner]: text }];
  else if (name.endsWith('[]')) copy[name.slice(0, -2)] = [text];
  else copy[name] = text;
  return copy;
}

async function send({ path, body, browser, headers }: Place, method: string) {
  const sent = { method: method.toUpperCase(), ...(headers && { headers }) };
  const response = await browser.send(path, body, sent);
  const text = await response.text();
  const answer = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, text, errors: answer.errors ?? [], title: answer.title };
}
type Answer = Awaited<ReturnType<typeof send>>;

const sentence = /^\p{Lu}.*\p{L} ?.*\p{L}/su;

/** A refusal names the field, in a sentence; a field that is none by itself, its call. */
function requireWords({ status, text, errors, title }: Answer, field: string): void {
  expect([400, 404, 409, 413, 422], text).toContain(status);
  const own = errors.filter(({ field: named }: { field: string }) =>
    named.startsWith(field.replace(/\[\].*/, '')),
  );
  const words =
    errors.length > 0 ? own.map(({ message }: { message: string }) => message) : [title];
  expect(words.length, `${field}: ${text}`).toBeGreaterThan(0);
  for (const one of words) expect(one, text).toMatch(sentence);
}

/** What a call took is not kept as it was typed: what is asked about, or looked up, or kept as a hash. */
const unkept = new Set([
  'post /api/newsletter/new-link email',
  'post /api/sign-in email',
  'post /api/with-us email',
  'post /api/withdrawals/requests email',
  'post /api/withdrawals/requests reference',
  // Of a payment request alone.
  'post /api/create-payment-intent key',
  // Of an approval alone, and dropped beside an answer: projects/approvals-by-mail.
  'post /api/do/{token} comment',
]);

/** The fields that the document names, and those of a body that is served. */
function fieldsOf(documented: readonly string[], body: Record<string, unknown>): string[] {
  const texts = Object.keys(body).filter((name) => typeof body[name] === 'string');
  const chosen = /^(?:locale|language|kind|role|buyer|packageId|side)$/;
  return [...new Set([...documented, ...texts])].filter(
    (field) => !machineMade.test(field) && !chosen.test(field),
  );
}

/** Frees what the next request of the same kind needs. */
async function tidy(site: StaffSite): Promise<void> {
  await site.database.transaction(async (trx) => {
    for (const table of ['bookings', 'closedDays', 'closedHours'] as const)
      await trx.deleteFrom(table).execute();
  });
}
afterEach(forgetMarks);

it('every call that takes texts is tried here, or says where', async ({ site }) => {
  const tried = new Set(Object.keys(await textPlaces(site)));
  const calls = [...(await callsWithTexts(site)).keys()];
  const isElsewhere = (call: string) => elsewhere.some(([pattern]) => pattern.test(call));
  expect(calls.filter((call) => !tried.has(call) && !isElsewhere(call))).toEqual([]);
  expect([...tried].filter((call) => !calls.includes(call))).toEqual([]);
  const unused = elsewhere.filter(([pattern]) => !calls.some((call) => pattern.test(call)));
  expect(unused.map(String)).toEqual([]);
});

it(
  'any text in any field of any call is stored as typed, or refused in words',
  async ({ site }) => {
    const places = await textPlaces(site);
    const calls = await callsWithTexts(site);
    const failures: string[] = [];
    const attempt = async (what: string, run: () => Promise<unknown>) => {
      try {
        await run();
      } catch (error) {
        failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
      }
      await tidy(site);
    };
    for (const [call, prepare] of Object.entries(places)) {
      const [method = ''] = call.split(' ');
      let given: Record<string, unknown> = {};
      await attempt(call, async () => {
        const place = await prepare();
        given = place.body;
        const plain = await send(place, method);
        expect(plain.status, plain.text).toBeLessThan(300);
      });
      for (const field of fieldsOf(calls.get(call) ?? [], given)) {
        const give = async (text: string) => {
          const place = await prepare();
          const body = withText(place.body, field, text) as Place['body'];
          return send({ ...place, body }, method);
        };
        const tryOne = async (text: string, mark: string | null) => {
          const answer = await give(text);
          const detail = `${JSON.stringify(text.slice(0, 200))}: ${answer.text.slice(0, 400)}`;
          expect(answer.status, detail).toBeLessThan(500);
          // Nothing may be missing for the sake of another field.
          if (answer.status >= 300) return requireWords(answer, mark === null ? '' : field);
          if (mark === null || unkept.has(`${call} ${field}`)) return;
          const stored = await storedWith(site.database, mark);
          const forms = keptForms(text).filter((form) => form.includes(mark));
          const kept = stored.filter((one) => forms.some((form) => one.includes(form)));
          expect(kept.length, `${detail} kept as ${JSON.stringify(stored)}`).toBeGreaterThan(0);
        };
        await attempt(`${call} ${field}`, () =>
          fc.assert(
            fc.asyncProperty(texts, async ({ before, after, long }) => {
              const mark = nextMark();
              const middle = /email/i.test(field) ? `${mark}@x.example` : mark;
              await tryOne(before + middle + long + after, mark);
              await tidy(site);
            }),
            { ...fuzzRuns(1, 200), endOnFailure: true, includeErrorInReport: true },
          ),
        );
        const blank = nothing[failures.length % nothing.length] ?? '';
        await attempt(`${call} ${field}, of nothing`, () => tryOne(blank, null));
      }
    }
    expect(failures).toEqual([]);
  },
  fuzzTimeout * 5,
);
