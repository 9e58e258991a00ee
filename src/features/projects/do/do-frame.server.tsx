import type { ReactNode } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { formatDay } from '#core/zoned-time.ts';
import { type Company, iconAddress, telHref } from '#features/company/company.ts';
import { type Language, localeOf, prefixOf } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { privacyPath } from '#paths.ts';
import { type DoText, doTexts } from './do.texts.ts';

/** Says words of the page in one language. */
export type Say = (key: DoText, params?: TextParams) => string;

export function sayIn(language: Language): Say {
  return (key, params = {}) => translate(doTexts, language, key, params);
}

export const dayIn = (language: Language, day: string) => formatDay(day, localeOf[language]);

/** The frame of every page behind such a link: who it is from, and how to reach them. */
export function DoFrame({
  company,
  language,
  children,
}: {
  company: Pick<Company, 'brand' | 'phone' | 'look'>;
  language: Language;
  children: ReactNode;
}) {
  const say = sayIn(language);
  const [before, after] = say('contact').split('{phone}');
  return (
    <div className="do">
      <header className="do__top">
        <img src={iconAddress('/favicon.svg', company)} width="28" height="28" alt="" />
        <b>{company.brand}</b>
      </header>
      <main className="do__main">{children}</main>
      <footer className="do__foot">
        <p>
          {before}
          <a href={telHref(company.phone)}>{company.phone}</a>
          {after}
        </p>
        <a href={withPrefix(prefixOf[language], privacyPath.href())}>{say('privacy')}</a>
      </footer>
    </div>
  );
}
