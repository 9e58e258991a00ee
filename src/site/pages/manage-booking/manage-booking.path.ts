import { definePath } from '#core/page-path.ts';

export const manageBookingPath = definePath('/manage-booking/:token');
