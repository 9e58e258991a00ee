import type { MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Responses = NonNullable<DescribeRouteOptions['responses']>;

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

/** Describes JSON content, of a response or of a request body. */
export function json(schema: Schema) {
  return { 'application/json': { schema: resolver(schema) } };
}

type Call = Pick<DescribeRouteOptions, 'summary' | 'requestBody'> & {
  /** The feature by which the document groups its calls. */
  tag: string;
  /** Parameters of the query and headers; those of the path are inferred. */
  parameters?: NonNullable<DescribeRouteOptions['parameters']>;
  /** Whether the call accepts an `Idempotency-Key`. */
  idempotencyKey?: boolean;
  /** The JSON body read by `readJson`, whose problems are added. */
  body?: Schema;
  /** Whether the call is limited by address; by default if it has a body. */
  limited?: boolean;
  responses: Responses;
  /** The call's own problem codes and their conditions, by status. */
  problems?: Readonly<Record<number, string>>;
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const },
};

/** The problems of every call with a JSON body before its use case runs. */
const bodyProblems = {
  400: '`invalid_json`',
  413: '`body_too_large`',
  415: '`unsupported_media_type`',
  422: '`invalid_fields`',
};

const limitProblem = { 429: '`too_many_requests`, with `Retry-After`' };
const everyProblem = { 503: '`temporarily_unavailable`, with `Retry-After`' };

function problemsOf({ body, limited = body !== undefined, idempotencyKey, problems = {} }: Call) {
  const all: [string, string][] = [
    ...Object.entries(body ? bodyProblems : {}),
    ...Object.entries(limited ? limitProblem : {}),
    ...Object.entries(everyProblem),
    ...Object.entries(idempotencyKey ? { 400: '`invalid_idempotency_key`' } : {}),
    ...Object.entries(problems),
  ];
  const codes: Record<string, string> = {};
  for (const [status, code] of all)
    codes[status] = codes[status] === undefined ? code : `${codes[status]}, ${code}`;
  return codes;
}

function problemResponse(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: resolver(problemSchema) } },
  };
}

/**
 * Documents a call in the OpenAPI document: its responses, and its problems by status, with those
 * that all calls, or all with a JSON body, share.
 */
export function describeCall(call: Call): MiddlewareHandler {
  const { summary, tag, body, idempotencyKey, responses } = call;
  const problems = Object.entries(problemsOf(call)).map(([status, codes]) => [
    status,
    problemResponse(codes),
  ]);
  const parameters = [...(call.parameters ?? []), ...(idempotencyKey ? [keyParameter] : [])];
  const requestBody = body ? { required: true, content: json(body) } : call.requestBody;
  return describeRoute({
    ...(summary && { summary }),
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...responses, ...Object.fromEntries(problems) },
  });
}
