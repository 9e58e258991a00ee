import { renderToString } from 'react-dom/server';
import { formatAddress, parseAddress } from '#core/site-address.ts';
import { type Company, companyQuery, telHref } from '#features/company/company.ts';
import { CompanyLook } from '#features/company/components/company-look.tsx';
import { htmlLangOf } from '#i18n/language.ts';
import { LanguageProvider, useTexts } from '#i18n/language-context.tsx';
import { translate } from '#i18n/texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { OpenDoor } from '#ui/art/door/open-door.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import {
  type Navigation,
  NavigationContext,
  useNavigation,
} from '#ui/controls/navigation-context.ts';
import { formatHead, headTags } from '../head-tags.ts';
import { FloatingContact } from '../layout/floating-contact.tsx';
import { Footer } from '../layout/footer.tsx';
import { LanguageLink } from '../layout/language-link.tsx';
import { SkipLink } from '../layout/skip-link.tsx';
import { TopBar } from '../layout/top-bar.tsx';
import { failurePageTexts } from './failure-page.texts.ts';

/** 503: the database does not respond. 500: anything else. */
export type FailureStatus = 500 | 503;

type FailurePageInput = {
  status: FailureStatus;
  pathname: string;
  search: string;
  origin: string;
  /** As last read; null if it never was. */
  company: Company | null;
};

type FailureProps = Pick<FailurePageInput, 'status' | 'company'>;

function Failure({ status, company }: FailureProps) {
  const t = useTexts(failurePageTexts);
  const { address } = useNavigation();
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap lost">
        <div className="lost__num" aria-hidden="true">
          5
          <OpenDoor className="door--bare" />
          {status - 500}
        </div>
        <div className="stack">
          <h1>{t(status === 503 ? 'unavailableTitle' : 'failedTitle')}</h1>
          <p>
            <Unbroken>{t(status === 503 ? 'unavailableText' : 'failedText')}</Unbroken>
          </p>
          <div className="row">
            <a href={formatAddress(address)} className={buttonClass()}>
              {t('again')}
            </a>
            {company ? (
              <>
                <a href={telHref(company.phone)} className={buttonClass({ variant: 'line' })}>
                  {t('call', { phone: company.phone })}
                </a>
                <a href={`mailto:${company.email}`} className="link">
                  {t('write')}
                </a>
              </>
            ) : null}
          </div>
        </div>
      </div>
    </main>
  );
}

function clientWith(company: Company | null): QueryClient {
  const client = new QueryClient(async () => null);
  if (company) client.setQueryData(companyQuery(), company);
  return client;
}

/**
 * Renders the page shown in place of one that failed, in the site's frame, without reading any data.
 * It is complete without scripts, and must be served without them: there is nothing to hydrate.
 */
export function renderFailurePage({ pathname, search, origin, ...failure }: FailurePageInput) {
  const { status, company } = failure;
  const address = parseAddress(pathname, search);
  const language = address.prefix === '/pt' ? 'pt' : 'en';
  const t = (key: keyof typeof failurePageTexts.en) => translate(failurePageTexts, language, key);
  const navigation: Navigation = { address, navigate() {}, prefetch() {} };
  const title = t(status === 503 ? 'unavailableTitle' : 'failedTitle');
  const head = headTags({
    title,
    description: t(status === 503 ? 'unavailableText' : 'failedText'),
    noindex: true,
    brand: company?.brand ?? title,
    origin,
    address,
    language,
  });
  const body = renderToString(
    <QueryClientProvider client={clientWith(company)}>
      <LanguageProvider start={language}>
        <NavigationContext value={navigation}>
          <CompanyLook>
            <SkipLink />
            <TopBar language={<LanguageLink />} />
            <Failure {...failure} />
            <Footer />
            <FloatingContact />
          </CompanyLook>
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { lang: htmlLangOf[language], head: formatHead(head), body };
}

/** The screen's module whose styles the page uses. */
export const failurePageModule = 'src/site/pages/not-found/not-found-screen.tsx';
