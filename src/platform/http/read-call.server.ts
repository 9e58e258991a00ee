import type { MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import { type Description, describeCall, json } from './describe-call.server.ts';

const descriptions = {
  404: { en: 'There is no such record', pt: 'Não existe esse registo' },
  422: { en: 'A parameter is not valid', pt: 'Há um parâmetro inválido' },
} as const;
const content = { en: 'The content', pt: 'O conteúdo' };

type ReadCall = {
  summary: Description;
  /** The feature by which the document groups its calls. */
  tag: string;
  /** The schema of the 200 response. */
  schema: z.ZodMiniType;
  problems?: (keyof typeof descriptions)[];
  /** Whether the call is limited by address. */
  limited?: boolean;
};

/** Documents a GET call that returns content. */
export function describeRead(call: ReadCall): MiddlewareHandler {
  const { schema, problems = [], ...shared } = call;
  return describeCall({
    ...shared,
    responses: { 200: { description: content, content: json(schema) } },
    problems: Object.fromEntries(problems.map((status) => [status, descriptions[status]])),
  });
}
