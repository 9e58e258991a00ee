import { type SiteAddress, withPrefix } from '#core/site-address.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { clientPortalPath } from '#paths.ts';

/** What the person does now. */
export type SignInStep =
  | { at: 'ask' }
  | { at: 'code'; id: string; email: string }
  | { at: 'link'; token: string }
  | { at: 'first'; token: string }
  | { at: 'offer'; isRecovery: boolean };

/** Returns the step that an address begins with. */
export function firstStep({ path }: Pick<SiteAddress, 'path'>): SignInStep {
  const [, first] = /^\/admin\/first\/([^/]+)$/.exec(path) ?? [];
  if (first !== undefined) return { at: 'first', token: first };
  const [, token] = /^\/sign-in\/([^/]+)$/.exec(path) ?? [];
  return token === undefined ? { at: 'ask' } : { at: 'link', token };
}

/**
 * Returns the language that a page for signing in begins with. `own`: the browser's, for the address
 * in the server's log, which is one for every language.
 */
export function languageOfStep(
  { prefix }: Pick<SiteAddress, 'prefix'>,
  { at }: SignInStep,
  own: Language,
): Language {
  if (prefix === '/pt') return 'pt';
  return at === 'first' ? own : 'en';
}

const backOffice = '/admin';

/**
 * Returns where to go after signing in: a path of this site (`?to=`), or the back office; for a client a
 * view of the portal, or the portal in their language.
 */
export function destinationOf(
  search: string,
  { kind, language = 'en' }: Pick<AuthUser, 'kind' | 'language'>,
): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  if (kind === 'client') {
    if (/^(?:\/pt)?\/client-portal(?:\?|$)/.test(to)) return to;
    return withPrefix(prefixOf[language], clientPortalPath.href());
  }
  // A second slash, or a backslash, which browsers read as one, would lead to another site.
  return /^\/(?![/\\])/.test(to) ? to : backOffice;
}
