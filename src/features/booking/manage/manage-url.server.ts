import { withPrefix } from '#core/site-address.ts';
import { languageOf, prefixOf } from '#i18n/language.ts';
import { manageBookingPath } from '#paths.ts';

/** Returns the URL at which the holder of `token` manages a booking, in the booking's language. */
export function manageUrl(origin: string, language: string, token: string): string {
  return origin + withPrefix(prefixOf[languageOf(language)], manageBookingPath.href({ token }));
}
