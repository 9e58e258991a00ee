import type { Context, MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';

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

const refusals = { 404: 'There is no such record', 422: 'A parameter is not valid' } as const;

type ReadCall = {
  summary: string;
  /** By which the document groups its calls: the name of the feature. */
  tag: string;
  /** Shape of the 200 answer. */
  schema: z.ZodMiniType;
  refuses?: (keyof typeof refusals)[];
};

/** Documents a GET call for the OpenAPI document. */
export function describeRead({ summary, tag, schema, refuses = [] }: ReadCall): MiddlewareHandler {
  return describeRoute({
    summary,
    tags: [tag],
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: resolver(schema) } },
      },
      ...Object.fromEntries(
        refuses.map((status) => [
          status,
          {
            description: refusals[status],
            content: { 'application/problem+json': { schema: resolver(problemSchema) } },
          },
        ]),
      ),
    },
  });
}

/** Answers content as JSON. A browser may keep it, and asks each time whether it still holds. */
export function answerContent(c: Context, value: unknown): Response {
  c.header('Cache-Control', 'no-cache');
  return c.json(value);
}

/** Whether a text from an address can be looked up: PostgreSQL refuses a NUL inside a text. */
export function isLookable(text: string): boolean {
  return !text.includes('\0');
}
