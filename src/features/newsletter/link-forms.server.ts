import type { Context } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import type { Language } from '#i18n/language.ts';

/** Whether a body comes from a form that a browser sent without script. */
export function isForm(c: Context): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    c.req.header('content-type') ?? '',
  );
}

/**
 * Does what a form of a mail's page asks, by its token, and answers with that page (303), which
 * shows what came of it. An unknown token leads there too.
 */
export async function answerForm(
  c: Context,
  pathOf: (token: string) => string,
  act: (token: string, language: Language) => Promise<unknown>,
): Promise<Response> {
  const { token, locale } = await c.req.parseBody();
  const language = locale === 'pt' ? 'pt' : 'en';
  const known = typeof token === 'string' ? token.slice(0, 200) : '';
  if (known !== '') await act(known, language);
  return c.redirect(withPrefix(language === 'pt' ? '/pt' : '', pathOf(known || 'unknown')), 303);
}
