import type Stripe from 'stripe';
import { numberAt, type Params, requireText, textAt } from './form-body.ts';
import { invalid } from './stripe-api-error.ts';

type Listed = { id: string; created: number };

export function listOf<T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** Returns one page of a list, newest first, starting after an id and filtered by `created`. */
export function pageOf<T extends Listed>(objects: Iterable<T>, params: Params, url: string) {
  const limit = numberAt(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('The limit is 1 to 100', { param: 'limit' });
  const from = numberAt(params, 'created', 'gte') ?? 0;
  const until = numberAt(params, 'created', 'lte') ?? Infinity;
  const found = [...objects].reverse().filter((one) => one.created >= from && one.created <= until);
  const after = textAt(params, 'starting_after');
  const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  if (after !== null && start === 0)
    throw invalid(`No such object: '${after}'`, { code: 'resource_missing' });
  return listOf(found.slice(start, start + limit), url, found.length > start + limit);
}

type Tagged = Listed & { metadata: Stripe.Metadata };

/** Runs the query `metadata['name']:'value'` on the objects that were created by `until`. */
export function searchIn<T extends Tagged>(
  objects: Iterable<T>,
  params: Params,
  { url, until }: { url: string; until: number },
): Stripe.ApiSearchResult<T> {
  const query = requireText(params, 'query');
  const [, name = '', value = ''] = /^metadata\['([^']+)'\]:'((?:[^'\\]|\\.)+)'$/.exec(query) ?? [];
  if (name === '') throw invalid(`The search query is not understood: ${query}`);
  const wanted = value.replace(/\\(.)/g, '$1');
  const data = [...objects].filter(
    ({ created, metadata }) => created <= until && metadata[name] === wanted,
  );
  return { object: 'search_result', data, has_more: false, next_page: null, url };
}
