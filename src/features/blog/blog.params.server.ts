import * as z from 'zod/mini';
import { fieldsParam, limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { type BlogFilter, longestSearch, longestTag } from './blog.ts';

const withoutNul = /^[^\0]*$/;
const tag = z.string().check(z.maxLength(longestTag), z.regex(withoutNul));
const slug = z.string().check(z.maxLength(2000), z.regex(withoutNul));

/** Query parameters of `GET /api/blog-posts`. Their limits are not in the specification. */
export const blogParamsSchema = z.object({
  limit: limitParam,
  offset: offsetParam,
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  tag: z.optional(z.union([tag, z.array(tag).check(z.maxLength(50))])),
  premium: z.optional(z.enum(['true', 'false'])),
  related: z.optional(slug),
  fields: fieldsParam,
});

export const blogParamSentences = {
  q: 'q must be one text of at most 200 characters.',
  tag: 'tag must be a text of at most 200 characters, and may be repeated up to 50 times.',
  premium: 'premium must be "true" or "false", given once.',
  related: 'related must be the slug of a post, given once.',
};

/** Converts the parameters to a filter; an empty `q` or `tag` filters nothing. */
export function blogFilterOf(params: z.infer<typeof blogParamsSchema>): BlogFilter {
  return {
    limit: params.limit === undefined ? undefined : Number(params.limit),
    offset: Number(params.offset ?? 0),
    q: params.q?.trim() || undefined,
    tags: [params.tag ?? []].flat().filter((name) => name !== ''),
    premium: params.premium === undefined ? undefined : params.premium === 'true',
    related: params.related || undefined,
  };
}
