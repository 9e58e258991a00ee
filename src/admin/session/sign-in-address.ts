import { withPrefix } from '#core/site-address.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { signInPath } from '#paths.ts';

/** Returns the sign-in page in a language; with `from` it leads back to where the person was. */
export function signInAddress(
  language: Language,
  from?: { pathname: string; search: string },
): string {
  const path = withPrefix(prefixOf[language], signInPath.href());
  return from ? `${path}?to=${encodeURIComponent(`${from.pathname}${from.search}`)}` : path;
}
