import type { SiteAddress } from '#core/site-address.ts';
import { type Company, companyQuery, telHref } from '#features/company/company.ts';
import { modesQuery } from '#features/modes/modes.ts';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { claimsPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { PostalAddress } from '#ui/layout/postal-address.tsx';
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx';
import { Brand } from './brand.tsx';
import { layoutTexts } from './layout.texts.ts';
import { companyLinks, legalLinks, type SiteLink, shownLinks, workLinks } from './site-links.ts';
import { useTwinHref } from './use-twin-href.ts';
import './footer.css';

function LinkList({ links }: { links: readonly SiteLink[] }) {
  const t = useTexts(layoutTexts);
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{t(label)}</Link>
        </li>
      ))}
    </ul>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <LinkList links={links} />
    </section>
  );
}

function FooterContact({ company }: { company: Company }) {
  const t = useTexts(layoutTexts);
  return (
    <div>
      <h2>{t('reachUs')}</h2>
      <address>
        <PostalAddress company={company} />, {t('country')}
        <a href={telHref(company.phone)} translate="no">
          {company.phone}
        </a>
        <a href={`mailto:${company.email}`} translate="no">
          {company.email}
        </a>
      </address>
    </div>
  );
}

/** Links to the same page in the other language, by a full load: its address sets the language. */
function OtherLanguageLink({ address }: { address: SiteAddress }) {
  const portuguese = address.prefix === '/pt';
  return (
    <a
      className="foot__twin"
      href={useTwinHref(address)}
      hrefLang={portuguese ? 'en' : 'pt-PT'}
      lang={portuguese ? 'en' : 'pt-PT'}
    >
      {portuguese ? 'This page in English' : 'Esta página em português'}
    </a>
  );
}

/** The footer of every page: links, contact details and the company's identity. */
export function Footer() {
  const t = useTexts(layoutTexts);
  const { address } = useNavigation();
  const words = usePageWords('frame');
  const { data: company } = useQuery(companyQuery());
  const { data: modes } = useQuery(modesQuery());
  return (
    <footer className="foot on-wall">
      <div className="foot__tiles" aria-hidden="true" />
      <div className="wrap">
        <div className="foot__top">
          <div>
            <Brand />
            <p>{words('frameLead')}</p>
          </div>
          <FooterLinks title={t('company')} links={companyLinks} />
          <FooterLinks title={t('forClients')} links={shownLinks(workLinks, modes)} />
          {company ? <FooterContact company={company} /> : null}
        </div>
        <div className="foot__base">
          {company ? (
            <p>
              {`© ${words('copyrightYear')} `}
              <span translate="no">{company.legalName}</span>.{' '}
              <span className="unbroken" translate="no">
                {`${t('nipc')} ${company.nipc}`}
              </span>
              . {t('rights')}
            </p>
          ) : null}
          {words('complianceShown') === 'true' ? (
            <p className="push">
              <Link to={claimsPath.href()}>{t('compliance')}</Link>
            </p>
          ) : null}
          <div className="foot__legal">
            <LinkList links={legalLinks} />
            <ThemeSwitch />
            <OtherLanguageLink address={address} />
          </div>
        </div>
      </div>
    </footer>
  );
}
