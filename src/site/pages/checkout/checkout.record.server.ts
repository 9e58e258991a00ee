import { askedPaymentQuery } from '#features/payments/requests/requests.queries.ts';
import type { checkoutPath } from '#paths.ts';
import type { RecordOf } from '../../define-page.ts';

/** What staff asked for; a link that is not ours is 404. */
export const record: RecordOf<typeof checkoutPath> = ({ search }) => {
  const token = search.get('request');
  return token === null ? null : askedPaymentQuery(token);
};
