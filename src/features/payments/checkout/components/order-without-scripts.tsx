import { servicePackagesQuery } from '#features/catalog/catalog.queries.ts';
import { type Company, telHref } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { orderWithoutScriptsTexts } from '../order-without-scripts.texts.ts';

/** Returns the name of the package that the address of the checkout asks for, as the catalogue has it. */
function useWantedPackage(): string | null {
  const { language } = useLanguage();
  const { search } = useNavigation().address;
  const { data: packages } = useQuery(servicePackagesQuery());
  const id = new URLSearchParams(search).get('packageId');
  const wanted = packages?.find((pack) => pack.id === id);
  return wanted ? localize(language, wanted.name, wanted.namePt).text : null;
}

/** What the checkout says without scripts: it cannot charge, so the package is ordered by mail or phone. */
export function OrderWithoutScripts({ company }: { company: Company | undefined }) {
  const t = useTexts(orderWithoutScriptsTexts);
  const wanted = useWantedPackage();
  const name = wanted === null ? t('anyPackage') : t('named', { name: wanted });
  const subject = encodeURIComponent(t('subject', { name: wanted ?? t('anyPackage') }));
  return (
    <noscript>
      <div className="stack">
        <p>{t('need')}</p>
        <p>{t('instead', { name })}</p>
        {company ? (
          <p className="plain__send">
            <a className={buttonClass()} href={`mailto:${company.email}?subject=${subject}`}>
              {t('byMail')}
            </a>
            <a className={buttonClass({ variant: 'line' })} href={telHref(company.phone)}>
              {company.phone}
            </a>
          </p>
        ) : null}
      </div>
    </noscript>
  );
}
