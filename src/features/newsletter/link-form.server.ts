import type { Context } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { type Language, languageOf, prefixOf } from '#i18n/language.ts';

/** Returns whether a request is a form post, as browsers without JavaScript send it. */
export function isFormPost(c: Context): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    c.req.header('content-type') ?? '',
  );
}

/**
 * Handles the form of a page that a mail links to: runs `act` with its token and redirects back to the
 * page (303), which shows the result, also for an unknown token.
 */
export async function submitLinkForm(
  c: Context,
  pathOf: (token: string) => string,
  act: (token: string, language: Language) => Promise<unknown>,
): Promise<Response> {
  const { token, locale } = await c.req.parseBody();
  const language = languageOf(typeof locale === 'string' ? locale : '');
  const given = typeof token === 'string' ? token.slice(0, 200) : '';
  if (given !== '') await act(given, language);
  return c.redirect(withPrefix(prefixOf[language], pathOf(given || 'unknown')), 303);
}
