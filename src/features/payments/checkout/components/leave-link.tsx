import type { ComponentProps } from 'react';
import { withPrefix } from '#core/site-address.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';

/** The address of a path in the language shown: a load forgets the language, an address says it. */
export function addressIn(language: Language, path: string): string {
  return withPrefix(language === 'pt' ? '/pt' : '', path);
}

/** A link that leaves by a full load, because the checkout has a content security policy of its own. */
export function LeaveLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { language } = useLanguage();
  return <a {...rest} href={addressIn(language, to)} />;
}
