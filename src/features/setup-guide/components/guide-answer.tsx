import {
  displayPrice,
  type ServicePackage,
  servicePackagesQuery,
} from '#features/catalog/catalog.ts';
import { PackageVat } from '#features/catalog/components/package-card.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize } from '#i18n/localized.tsx';
import { bookConsultationPath, contactPath, homePath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { setupCostsQuery } from '../setup-guide.queries.ts';
import { setupGuideTexts } from '../setup-guide.texts.ts';
import { type Answers, estimate, fitOf, questionNames } from '../setup-guide.ts';
import { EstimateTable } from './estimate-table.tsx';
import { Pace } from './pace.tsx';
import './guide-answer.css';

/** What suits these answers, what it costs and takes, and the way to a consultation that knows them. */
export function GuideAnswer({ answers }: { answers: Answers }) {
  const t = useTexts(setupGuideTexts);
  const { language } = useLanguage();
  const { data: packages } = useQuery(servicePackagesQuery());
  const { data: costs } = useQuery(setupCostsQuery());
  const { packages: fitting, serviceId } = fitOf(answers, packages ?? []);
  const [first, ...others] = fitting;
  const about = first ? `package:${first.id}` : `service:${serviceId}`;
  const given = questionNames.map(
    (name) => `${t(name)} ${t(`${name}_${answers[name]}` as 'form_one')}`,
  );
  const booking = new URLSearchParams({ about, aboutText: given.join('\n') });
  const bookingHref = `${bookConsultationPath.href()}?${booking}`;
  const nameOf = (pack: ServicePackage) => localize(language, pack.name, pack.namePt).text;
  const quoted = Array.isArray(costs) ? estimate(answers, costs) : null;
  return (
    <section className="wrap guide-answer" id="answer" aria-labelledby="answer-heading">
      <div className="guide-answer__fit">
        <p className="label label--primary">{t('answer')}</p>
        <h2 id="answer-heading">
          {first ? (
            <>
              <span>{`${nameOf(first)},`}</span>
              {` ${displayPrice(first.price, language)}`}
            </>
          ) : (
            t(`quote_${answers.form}`)
          )}
        </h2>
        {first ? (
          <>
            <Localized as="p" en={first.description} pt={first.descriptionPt} />
            <p className="muted">
              <PackageVat price={first.price} />
            </p>
          </>
        ) : (
          <p>{t(answers.form === 'branch' ? 'quoteText_branch' : 'quoteText')}</p>
        )}
        {Array.isArray(packages) ? null : <p role="alert">{t('failedPackages')}</p>}
        {quoted ? <Pace answers={answers} estimate={quoted} bookingHref={bookingHref} /> : null}
        <p className="guide-answer__ways">
          <Link className={buttonClass({})} to={bookingHref}>
            {t('book')}
          </Link>
          <Link
            className="link"
            to={first ? `${homePath.href()}#pricing` : `${contactPath.href()}?about=${about}`}
          >
            {t(first ? 'see' : 'askQuote')}
          </Link>
        </p>
        <p className="muted">{t('bookText')}</p>
        {others.length > 0 ? (
          <>
            <h3>{t('alsoFits')}</h3>
            <ul className="guide-answer__others">
              {others.map((pack) => (
                <li key={pack.id}>
                  <Link className="link" to={`${homePath.href()}#pricing`}>
                    {nameOf(pack)}
                  </Link>
                  {`, ${displayPrice(pack.price, language)}`}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div>
        {quoted ? <EstimateTable estimate={quoted} /> : <p role="alert">{t('failed')}</p>}
        <p className="guide-answer__caveat muted">{t('caveat')}</p>
      </div>
    </section>
  );
}
