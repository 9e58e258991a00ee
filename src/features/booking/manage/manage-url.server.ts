import { withPrefix } from '#core/site-address.ts';
import { manageBookingPath } from '#site/pages/manage-booking/manage-booking.path.ts';

/** The address at which the holder of `token` sees a booking, in the booking's language. */
export function manageUrl(origin: string, language: string, token: string): string {
  return origin + withPrefix(language === 'pt' ? '/pt' : '', manageBookingPath.href({ token }));
}
