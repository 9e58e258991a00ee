import type { ComponentProps } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';

/** Prefixes a path with its language, which a full load would otherwise lose. */
export function localizedPath(language: Language, path: string): string {
  return withPrefix(prefixOf[language], path);
}

/** A link with a full page load, because the checkout has its own content security policy. */
export function LeaveLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { language } = useLanguage();
  return <a {...rest} href={localizedPath(language, to)} />;
}
