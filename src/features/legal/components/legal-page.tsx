import { type Company, companyQuery, telHref } from '#features/company/company.ts';
import { type Modes, modesQuery, plainModes } from '#features/modes/modes.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { keepCountsWhole } from '#i18n/unbroken-words.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PostalAddress } from '#ui/layout/postal-address.tsx';
import { companyValues } from '../company-values.ts';
import { legalTexts } from '../legal.texts.ts';
import {
  fillIn,
  isList,
  type LegalBlock,
  type LegalSection,
  type LegalText,
  splitLinks,
  trueLines,
} from '../legal.ts';
import { type LegalSentenceName, legalSentencesQuery } from '../legal-sentences.ts';
import '#ui/layout/card.css';
import './legal-page.css';

/** Who is responsible for the site: legal name, tax number, address and contact details. */
export function CompanyIdentity({ company }: { company: Company }) {
  const t = useTexts(legalTexts);
  return (
    <section className="card card--pad legal__company">
      <h2>{t('company')}</h2>
      <p>
        <b translate="no">{company.legalName}</b>
      </p>
      <dl>
        <div>
          <dt>{t('nipc')}</dt>
          <dd className="num" translate="no">
            {company.nipc}
          </dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <PostalAddress company={company} />, {t('country')}
          </dd>
        </div>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={telHref(company.phone)} translate="no">
              {company.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`} translate="no">
              {company.email}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** A paragraph in place of sentences, while none of them is written. */
export function UnsetSentence({
  names,
  text,
}: {
  names: readonly LegalSentenceName[];
  text: string;
}) {
  const { data } = useQuery(legalSentencesQuery());
  if (!data || names.some((name) => data[name])) return null;
  return <p>{text}</p>;
}

/** A sentence that only the owner can say; nothing while it is unset. */
export function OwnSentence({ name }: { name: LegalSentenceName }) {
  const { data } = useQuery(legalSentencesQuery());
  if (!data?.[name]) return null;
  return <Localized as="p" en={data[name]} pt={data[`${name}Pt`]} />;
}

type Values = { values: Record<string, string> };

function Inline({ text, values }: { text: string } & Values) {
  return splitLinks(text).map(({ text: label, href }, place) => {
    const shown = keepCountsWhole(fillIn(label, values));
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
    if (href === undefined) return <Unbroken key={place}>{shown}</Unbroken>;
    if (href.startsWith('/'))
      return (
        <Link key={href} to={href}>
          <Unbroken>{shown}</Unbroken>
        </Link>
      );
    return (
      <a
        key={href}
        href={fillIn(href, values)}
        translate={/^(mailto|tel):/.test(href) ? 'no' : undefined}
      >
        <Unbroken>{shown}</Unbroken>
      </a>
    );
  });
}

function Block({ block, modes, values }: { block: LegalBlock; modes: Modes } & Values) {
  const lines = trueLines(block, modes);
  if (!isList(block))
    return lines.map((line) => (
      <p key={line}>
        <Inline text={line} values={values} />
      </p>
    ));
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Inline text={line} values={values} />
        </li>
      ))}
    </ul>
  );
}

/** The sections of a legal page, as long text. */
export function LegalProse({ sections, values }: { sections: readonly LegalSection[] } & Values) {
  const { language } = useLanguage();
  const { data: modes = plainModes } = useQuery(modesQuery());
  return (
    <div className="legal__prose">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>
            <Unbroken>{section.title}</Unbroken>
          </h2>
          {section.body.map((block) => (
            <Block
              key={`${language}:${JSON.stringify(block)}`}
              block={block}
              modes={modes}
              values={values}
            />
          ))}
          {section.sentences?.map((name) => (
            <OwnSentence key={name} name={name} />
          ))}
          {section.unset ? (
            <UnsetSentence names={section.sentences ?? []} text={section.unset} />
          ) : null}
        </section>
      ))}
    </div>
  );
}

/** A legal page, marked as sample text: its sections, and beside them the company's identity. */
export function LegalPage({ text }: { text: LegalText }) {
  const { language } = useLanguage();
  const { address } = useNavigation();
  const t = useTexts(legalTexts);
  const { data: company } = useQuery(companyQuery());
  const { title, lead, sections } = text[language];
  const values = company ? companyValues(company) : {};
  return (
    <>
      <PageHead title={title} lead={fillIn(lead, values)} />
      <div className="wrap legal">
        <p className="legal__sample" role="note">
          <IconAlert />
          {t('sample')}
        </p>
        <LegalProse sections={sections} values={values} />
        <aside className="legal__aside" aria-label={t('company')}>
          <nav aria-label={t('onThisPage')}>
            <h2>{t('onThisPage')}</h2>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={`${address.path}#${section.id}`}>
                    <span>
                      <Unbroken>{section.title}</Unbroken>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {company ? <CompanyIdentity company={company} /> : null}
        </aside>
      </div>
    </>
  );
}
