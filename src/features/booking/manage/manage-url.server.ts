import { withPrefix } from '#core/site-address.ts';
import { sitePaths } from '#core/site-paths.ts';

/** The address at which the holder of `token` sees a booking, in the booking's language. */
export function manageUrl(origin: string, language: string, token: string): string {
  return origin + withPrefix(language === 'pt' ? '/pt' : '', sitePaths.manageBooking(token));
}
