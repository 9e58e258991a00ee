import type { Context, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import { describeCall, json } from './describe-call.server.ts';

const refusals = { 404: 'There is no such record', 422: 'A parameter is not valid' } as const;

type ReadCall = {
  summary: string;
  /** By which the document groups its calls: the name of the feature. */
  tag: string;
  /** Shape of the 200 answer. */
  schema: z.ZodMiniType;
  refuses?: (keyof typeof refusals)[];
};

/** Documents a GET call that answers content. */
export function describeRead({ summary, tag, schema, refuses = [] }: ReadCall): MiddlewareHandler {
  return describeCall({
    summary,
    tag,
    answers: { 200: { description: 'The answer', content: json(schema) } },
    refuses: Object.fromEntries(refuses.map((status) => [status, refusals[status]])),
  });
}

/** Answers content as JSON. A browser may keep it, and asks each time whether it still holds. */
export function answerContent(c: Context, value: unknown): Response {
  c.header('Cache-Control', 'no-cache');
  return c.json(value);
}
