import { plainBooking } from '#features/booking/book/plain-booking.server.tsx';
import type { PlainPage } from '#platform/http/plain-page.ts';

export const plain: PlainPage = plainBooking;
