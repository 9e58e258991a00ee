import { readReturn } from '#features/payments/card/payment-return.ts';
import { returnedOrderQuery } from '#features/payments/payments.queries.ts';
import type { paymentSuccessPath } from '#paths.ts';
import type { RecordOf } from '../../define-page.ts';

export const record: RecordOf<typeof paymentSuccessPath> = ({ search }) => {
  const returned = readReturn(String(search));
  return returned && returnedOrderQuery(returned);
};
