import type { Context } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { type Language, languageOf, prefixOf } from '#i18n/language.ts';
import { readForm } from '#platform/http/form-body.server.ts';

const longestToken = 200;

/**
 * Handles the form of a page that a mail links to: runs `act` with its token and redirects back to the
 * page (303), which shows the result, also for an unknown token. A malformed form is a 400.
 */
export async function submitLinkForm(
  c: Context,
  pathOf: (token: string) => string,
  act: (token: string, language: Language, form: Record<string, unknown>) => Promise<unknown>,
): Promise<Response> {
  const form = await readForm(c);
  if (!form.ok) return form.refusal;
  const { token, locale } = form.value;
  const language = languageOf(typeof locale === 'string' ? locale : '');
  const given = typeof token === 'string' && token.length <= longestToken ? token : '';
  if (given !== '') await act(given, language, form.value);
  return c.redirect(withPrefix(prefixOf[language], pathOf(given || 'unknown')), 303);
}
