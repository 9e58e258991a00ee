import { subscriberQuery } from '#features/payments/subscriptions/subscriber.queries.ts';
import type { subscriptionPath } from '#paths.ts';
import type { RecordOf } from '../../define-page.ts';

export const record: RecordOf<typeof subscriptionPath> = ({ params }) =>
  subscriberQuery(params.token);
