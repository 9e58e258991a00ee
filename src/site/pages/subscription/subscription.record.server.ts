import { subscriberQuery } from '#features/payments/subscriber/subscriber.queries.ts';
import type { RecordOf } from '../../define-page.ts';
import type { subscriptionPath } from './subscription.path.ts';

export const record: RecordOf<typeof subscriptionPath> = ({ params }) =>
  subscriberQuery(params.token);
