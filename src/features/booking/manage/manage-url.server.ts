import { withPrefix } from '#core/site-address.ts';
import { sitePaths } from '#core/site-paths.ts';
import { languageOf, prefixOf } from '#i18n/language.ts';

/** The address at which the holder of `token` sees a booking, in the booking's language. */
export function manageUrl(origin: string, language: string, token: string): string {
  return origin + withPrefix(prefixOf[languageOf(language)], sitePaths.manageBooking(token));
}
