import fc from 'fast-check';
import { strangeText, strangeValue } from './strange-values.ts';

type Schema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  $ref?: string;
};
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** A request made from the document, and the statuses that the document lists for its call. */
export type CallRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  documented: number[];
};

/** Valid values of parameters and fields, by their name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const json = 'application/json';
const noMore = fc.constant(undefined);

function createValues(document: OpenApi, known: KnownValues) {
  /** Values of a schema; a field whose name is known mostly has one of its valid values. */
  function valuesOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
    const valid = known[name];
    if (valid) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...valid) }, plain(schema));
    return plain(schema);
  }

  function plain(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, anyOf, properties = {}, items = {} } = schema;
    if ($ref) return valuesOf(document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (anyOf) return fc.oneof(...anyOf.map((one) => valuesOf(one)));
    if (schema.type === 'integer') return fc.integer();
    if (schema.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'array') return fc.array(valuesOf(items), { maxLength: 3 });
    if (schema.type !== 'object') return fc.string({ maxLength: 30 });
    const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, valuesOf(field, name)]),
    );
    return fc.record(fields, { requiredKeys: schema.required ?? [] });
  }
  return valuesOf;
}

/** Changes a valid body: strange values, missing and unknown fields, or another value altogether. */
function mutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.tuple(
    fc.oneof(fc.nat(12), fc.constantFrom('__proto__', 'constructor', 'toString', 'id')),
    fc.oneof({ weight: 3, arbitrary: strangeValue }, noMore),
  );
  const changed = fc.tuple(valid, fc.array(change, { maxLength: 3 })).map(([body, changes]) => {
    if (typeof body !== 'object' || body === null) return body;
    const fields = new Map(Object.entries(body));
    for (const [field, value] of changes) {
      const name = typeof field === 'number' ? [...fields.keys()][field] : field;
      if (name === undefined) continue;
      if (value === undefined) fields.delete(name);
      else fields.set(name, value);
    }
    return Object.fromEntries(fields);
  });
  return fc.oneof({ weight: 4, arbitrary: valid }, { weight: 8, arbitrary: changed }, strangeValue);
}

function bodyText(body: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const text = body.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 12, arbitrary: text },
    text.map((whole) => whole.slice(0, whole.length / 2)),
    text.map((whole) => `\ufeff${whole}`),
    fc.string({ unit: 'binary' }),
  );
}

const headerText = fc.string({ unit: fc.constantFrom(...'abc019 ,;="*/-_:\u00e9'), maxLength: 30 });

function headers(type: string): fc.Arbitrary<Record<string, string>> {
  return fc
    .record(
      {
        'Content-Type': fc.oneof(
          { weight: 12, arbitrary: fc.constant(type) },
          fc.constantFrom(
            'text/plain',
            'multipart/form-data',
            'multipart/form-data; boundary=x',
            'application/x-www-form-urlencoded',
            'application/json; charset=utf-16',
          ),
          headerText,
        ),
        'Idempotency-Key': fc.oneof(headerText, fc.constant('k'.repeat(300))),
        Origin: fc.constantFrom('null', 'https://evil.example', 'not an origin'),
        'If-None-Match': headerText,
        'Accept-Encoding': headerText,
        'X-Forwarded-For': headerText,
        Range: headerText,
        'stripe-signature': headerText,
      },
      { requiredKeys: ['Content-Type'] },
    )
    .map(({ Origin, ...rest }) => ({
      ...rest,
      // Most requests must get further than the check of their origin.
      ...(Origin !== undefined && rest.Range?.startsWith('a') ? { Origin } : {}),
    }));
}

function pathOf(path: string, known: KnownValues): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...(known[name] ?? ['any'])) },
      // `fetch` takes a segment of one or two dots away, and so would ask for another call.
      strangeText
        .map((text) => encodeURIComponent(text.toWellFormed()) || 'any')
        .filter((text) => text !== '.' && text !== '..'),
      fc.constantFrom('%00', '%ff', '%252e%252e', '%', 'a%2Fb', '..;', '~'),
    ),
  );
  return fc.tuple(...values).map((given) => {
    let place = 0;
    return path.replace(/\{\w+\}/g, () => String(given[place++]));
  });
}

function queryOf(
  parameters: Parameter[],
  valuesOf: ReturnType<typeof createValues>,
): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {} }) =>
      fc
        .oneof({ weight: 5, arbitrary: valuesOf(schema, name) }, strangeText, noMore)
        .map((value) => (value === undefined ? [] : [value].flat().map((one) => [name, one]))),
    );
  return fc
    .tuple(fc.tuple(...pairs), fc.constantFrom('', '', '', '&limit=1&limit=2', '&%zz=%', '&q[]=1'))
    .map(([lists, rest]) => {
      const query = new URLSearchParams(lists.flat().map(([name, one]) => [`${name}`, `${one}`]));
      const text = `${query}${rest}`;
      return text === '' ? '' : `?${text}`;
    });
}

/** Requests to every call of the document: valid ones, and ones that are wrong in a few places. */
export function callRequests(document: OpenApi, known: KnownValues): fc.Arbitrary<CallRequest> {
  const valuesOf = createValues(document, known);
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters = [], requestBody, responses } = operation;
      const [type = json] = Object.keys(requestBody?.content ?? {});
      const schema = requestBody?.content[type]?.schema ?? {};
      const arbitrary: fc.Arbitrary<CallRequest> = fc.record({
        method: fc.constant(method.toUpperCase()),
        url: fc
          .tuple(pathOf(path, known), queryOf(parameters, valuesOf))
          .map(([own, query]) => own + query),
        headers: headers(type),
        body: method === 'get' ? noMore : bodyText(mutated(valuesOf(schema))),
        documented: fc.constant(Object.keys(responses).map(Number)),
      });
      // The many calls for staff refuse all of these alike: nobody is signed in.
      return { weight: path.startsWith('/api/admin/') ? 1 : 10, arbitrary };
    }),
  );
  return fc.oneof(...calls);
}
