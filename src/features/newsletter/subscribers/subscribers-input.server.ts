import * as z from 'zod/mini';
import { hasNoNul, locale, missingOr, storedToken } from '#core/fields.ts';
import { sortDirections } from '#core/sort-direction.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import {
  mostAtOnce,
  removalReasons,
  type SubscriberView,
  subscriberFilters,
  subscriberSorts,
  usualDirection,
} from './subscriber-list.ts';

const view = {
  filter: z._default(z.enum(subscriberFilters), 'all'),
  language: z._default(z.enum(['', 'en', 'pt']), ''),
  q: z._default(z.string().check(z.maxLength(200), z.refine(hasNoNul)), ''),
  sort: z._default(z.enum(subscriberSorts), 'date'),
  direction: z.optional(z.enum(sortDirections)),
};

/** Query of `GET /api/admin/subscribers`. */
export const subscribersQuery = z.object({ ...view, limit: limitParam, offset: offsetParam });

/** Query of `GET /api/admin/subscribers.csv`; `ids`, separated by commas, in place of a view. */
export const exportQuery = z.object({
  ...view,
  ids: z._default(
    z.string().check(z.refine((ids) => hasNoNul(ids) && ids.split(',').length <= mostAtOnce)),
    '',
  ),
});

/** Returns the view that a query describes. */
export function viewOf({
  direction,
  ...rest
}: Omit<SubscriberView, 'direction'> & {
  direction?: SubscriberView['direction'] | undefined;
}): SubscriberView {
  return { ...rest, direction: direction ?? usualDirection(rest.sort) };
}

const ids = z
  .array(storedToken(100), { error: missingOr('invalid_type') })
  .check(z.minLength(1, 'none'), z.maxLength(mostAtOnce, 'too_many'));

/** Body of `POST /api/admin/subscribers/remove`. */
export const removeInput = z.object({
  ids,
  reason: z.enum(removalReasons, { error: missingOr('invalid_reason') }),
  locale,
});

/** Body of `POST /api/admin/subscribers/restore`. */
export const restoreInput = z.object({ ids, locale });
