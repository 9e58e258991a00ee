import type { MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import type { Language } from '#i18n/language.ts';

type Schema = z.core.$ZodType;

/** What is said of a public call, on its page in both languages. */
export type Description = Readonly<Record<Language, string>>;

/** Describes a problem by its codes alone, which are the same in both languages. */
export function codes(...all: string[]): Description {
  const text = all.map((code) => `\`${code}\``).join(', ');
  return { en: text, pt: text };
}

/** A parameter or response of the document, whose description is `Words`. */
type Inline<Part> = Omit<Exclude<Part, { $ref: string }>, 'description'>;
type Parameter<Words> = Inline<NonNullable<DescribeRouteOptions['parameters']>[number]> & {
  description?: Words;
};
type Response<Words> = Inline<NonNullable<DescribeRouteOptions['responses']>[string]> & {
  description: Words;
};

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(
    z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  ),
});

/** The response of a call that a page's form posts to without JavaScript. */
export const toPage = {
  303: {
    description: {
      en: 'To the page, which shows the result of a form post',
      pt: 'Para a página, que mostra o resultado do formulário enviado',
    },
  },
};

/** Describes JSON content, of a response or of a request body. */
export function json(schema: Schema) {
  return { 'application/json': { schema: resolver(schema) } };
}

/** A call whose own descriptions are `Words`: in both languages, or in English alone. */
export type Call<Words> = Pick<DescribeRouteOptions, 'requestBody'> & {
  summary: Words;
  /** The feature by which the document groups its calls. */
  tag: string;
  /** Parameters of the query and headers; those of the path are inferred. */
  parameters?: readonly Parameter<Words>[];
  /** Whether the call accepts an `Idempotency-Key`. */
  idempotencyKey?: boolean;
  /** The JSON body read by `readJson`, whose problems are added. */
  body?: Schema;
  /** Whether the call is limited by address; by default if it has a body. */
  limited?: boolean;
  responses: Readonly<Record<number, Response<Words>>>;
  /** The call's own problem codes and their conditions, by status. */
  problems?: Readonly<Record<number, Words>>;
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const },
};

/** The problems of every call with a JSON body before its use case runs. */
const bodyProblems = {
  400: codes('invalid_json'),
  413: codes('body_too_large'),
  415: codes('unsupported_media_type'),
  422: codes('invalid_fields'),
};

function withRetryAfter(code: string): Description {
  return { en: `\`${code}\`, with \`Retry-After\``, pt: `\`${code}\`, com \`Retry-After\`` };
}

const limitProblem = { 429: withRetryAfter('too_many_requests') };
const everyProblem = { 503: withRetryAfter('temporarily_unavailable') };

/** What the document says: in English, and in Portuguese where that is another text. */
type Said = { en: string; pt?: string };

/** Joins descriptions of one thing into what the document says. */
type Say<Words> = (...all: readonly (Words | Description)[]) => Said;

const sayInBoth: Say<Description> = (...all) => {
  const en = all.map((one) => one.en).join(', ');
  const pt = all.map((one) => one.pt).join(', ');
  return pt === en ? { en } : { en, pt };
};

function describedBy({ en, pt }: Said) {
  return { description: en, ...(pt !== undefined && { 'x-description-pt': pt }) };
}

function problemsOf<Words>(call: Call<Words>, say: Say<Words>) {
  const { body, limited = body !== undefined, idempotencyKey, problems = {} } = call;
  const all: [status: string, words: Words | Description][] = [
    ...Object.entries(body ? bodyProblems : {}),
    ...Object.entries(limited ? limitProblem : {}),
    ...Object.entries(everyProblem),
    ...Object.entries(idempotencyKey ? { 400: codes('invalid_idempotency_key') } : {}),
    ...Object.entries(problems),
  ];
  const content = { 'application/problem+json': { schema: resolver(problemSchema) } };
  const byStatus = Map.groupBy(all, ([status]) => status);
  return [...byStatus].map(([status, one]) => [
    status,
    { ...describedBy(say(...one.map(([, words]) => words))), content },
  ]);
}

/** Documents a call in the words that `say` makes of its descriptions. */
export function documentCall<Words>(call: Call<Words>, say: Say<Words>): MiddlewareHandler {
  const { tag, body, idempotencyKey } = call;
  const summary = say(call.summary);
  const responses = Object.entries(call.responses).map(([status, { description, ...response }]) => [
    status,
    { ...response, ...describedBy(say(description)) },
  ]);
  const own = (call.parameters ?? []).map(({ description, ...parameter }) => ({
    ...parameter,
    ...(description !== undefined && describedBy(say(description))),
  }));
  const parameters = [...own, ...(idempotencyKey ? [keyParameter] : [])];
  const requestBody = body ? { required: true, content: json(body) } : call.requestBody;
  return describeRoute({
    summary: summary.en,
    ...(summary.pt !== undefined && { 'x-summary-pt': summary.pt }),
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries([...responses, ...problemsOf(call, say)]),
  });
}

/**
 * Documents a public call in the OpenAPI document: its responses, and its problems by status, with
 * those that all calls, or all with a JSON body, share. Its Portuguese is in `x-summary-pt` and
 * `x-description-pt` where it is another text than the English.
 */
export function describeCall(call: Call<Description>): MiddlewareHandler {
  return documentCall(call, sayInBoth);
}
