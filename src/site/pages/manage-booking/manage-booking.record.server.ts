import { managedBookingQuery } from '#features/booking/booking.queries.ts';
import type { RecordOf } from '../../define-page.ts';
import type { manageBookingPath } from './manage-booking.path.ts';

export const record: RecordOf<typeof manageBookingPath> = ({ params }) =>
  managedBookingQuery(params.token);
