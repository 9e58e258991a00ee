import type { Context } from 'hono';
import { sourceOf, visitSourceHeader } from '#core/visit-source.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';

/** The header of a call that is counted by where the visit began, for the OpenAPI document. */
export const visitSourceParameter = {
  name: visitSourceHeader,
  in: 'header' as const,
  required: false,
  description: {
    en: 'Where the visit began, counted by day apart from the person: `host=…`, `campaign=…` or `issue=…`',
    pt: 'Onde começou a visita, contado por dia à parte da pessoa: `host=…`, `campaign=…` ou `issue=…`',
  },
  schema: { type: 'string' as const },
};

/** Returns what a call counts as, by its `Visit-Source`. */
export function readVisitSource(c: Context<ApiEnv>): string {
  const ownHost = new URL(c.var.context.origin).hostname;
  return sourceOf(c.req.header(visitSourceHeader) ?? null, ownHost);
}
