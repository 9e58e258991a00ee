import type { MiddlewareHandler } from 'hono';
import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Answers = NonNullable<DescribeRouteOptions['responses']>;

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

/** A JSON answer, or a JSON body that is asked for. */
export function json(schema: Schema) {
  return { 'application/json': { schema: resolver(schema) } };
}

type Call = Pick<DescribeRouteOptions, 'summary' | 'requestBody'> & {
  /** The business word by which the document groups its calls. */
  tag: string;
  /** Parameters of the path are found by themselves. */
  parameters?: NonNullable<DescribeRouteOptions['parameters']>;
  /** Whether an `Idempotency-Key` is taken. */
  idempotencyKey?: boolean;
  /** The JSON body that is read by `readJson`, whose refusals need not be named again. */
  body?: Schema;
  answers: Answers;
  /** The codes of its own refusals and when they come, by status. */
  refuses?: Readonly<Record<number, string>>;
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' as const },
};

/** What any call with a JSON body can be refused for before its use case runs. */
const bodyRefusals = {
  400: '`invalid_json`',
  413: '`body_too_large`',
  415: '`unsupported_media_type`',
  422: '`invalid_fields`',
  429: '`too_many_requests`, with `Retry-After`',
};

function refusalsOf({ body, idempotencyKey, refuses = {} }: Call) {
  const all: [string, string][] = [
    ...Object.entries(body ? bodyRefusals : {}),
    ...Object.entries(idempotencyKey ? { 400: '`invalid_idempotency_key`' } : {}),
    ...Object.entries(refuses),
  ];
  const codes: Record<string, string> = {};
  for (const [status, code] of all)
    codes[status] = codes[status] === undefined ? code : `${codes[status]}, ${code}`;
  return codes;
}

function problemAnswer(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: resolver(problemSchema) } },
  };
}

/**
 * Documents a call in the OpenAPI document: its answers, and every refusal as a problem document
 * with its codes, those that all calls with a JSON body share among them.
 */
export function describeCall(call: Call): MiddlewareHandler {
  const { summary, tag, body, idempotencyKey, answers } = call;
  const refusals = Object.entries(refusalsOf(call)).map(([status, codes]) => [
    status,
    problemAnswer(codes),
  ]);
  const parameters = [...(call.parameters ?? []), ...(idempotencyKey ? [keyParameter] : [])];
  const requestBody = body ? { required: true, content: json(body) } : call.requestBody;
  return describeRoute({
    ...(summary && { summary }),
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...answers, ...Object.fromEntries(refusals) },
  });
}
