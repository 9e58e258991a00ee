import { managedBookingQuery } from '#features/booking/booking.queries.ts';
import type { manageBookingPath } from '#paths.ts';
import type { RecordOf } from '../../define-page.ts';

export const record: RecordOf<typeof manageBookingPath> = ({ params }) =>
  managedBookingQuery(params.token);
