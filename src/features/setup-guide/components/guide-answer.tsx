import { servicePackagesQuery } from '#features/catalog/catalog.queries.ts';
import { displayPrice } from '#features/catalog/catalog.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import { contactPath } from '#site/pages/contact/contact.path.ts';
import { homePath } from '#site/pages/home/home.path.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { setupCostsQuery } from '../setup-guide.queries.ts';
import { setupGuideTexts } from '../setup-guide.texts.ts';
import { type Answers, estimate, fitOf, questionNames } from '../setup-guide.ts';
import { EstimateTable } from './estimate-table.tsx';
import './guide-answer.css';

/** What suits these answers, what it costs and takes, and the way to a consultation that knows them. */
export function GuideAnswer({ answers }: { answers: Answers }) {
  const t = useTexts(setupGuideTexts);
  const { language } = useLanguage();
  const { data: packages } = useQuery(servicePackagesQuery());
  const { data: costs } = useQuery(setupCostsQuery());
  const { packageId, serviceId } = fitOf(answers);
  const fitting = packages?.find(({ id }) => id === packageId);
  const about = fitting ? `package:${fitting.id}` : `service:${serviceId}`;
  const given = questionNames.map(
    (name) => `${t(name)} ${t(`${name}_${answers[name]}` as 'form_one')}`,
  );
  const booking = new URLSearchParams({ about, aboutText: given.join('\n') });
  const name = fitting && localize(language, fitting.name, fitting.namePt).text;
  return (
    <section className="wrap guide-answer" id="answer" aria-labelledby="answer-heading">
      <div className="guide-answer__fit">
        <p className="label label--primary">{t('answer')}</p>
        <h2 id="answer-heading">
          {fitting ? (
            <>
              <span>{`${name},`}</span>
              {` ${displayPrice(fitting.price, language)}`}
            </>
          ) : (
            t('fitQuote')
          )}
        </h2>
        {fitting ? (
          <Localized as="p" en={fitting.description} pt={fitting.descriptionPt} />
        ) : (
          <p>{t('fitQuoteText')}</p>
        )}
        <p className="guide-answer__ways">
          <Link className={buttonClass({})} to={`${bookConsultationPath.href()}?${booking}`}>
            {t('book')}
          </Link>
          <Link
            className="link"
            to={fitting ? `${homePath.href()}#pricing` : `${contactPath.href()}?about=${about}`}
          >
            {t(fitting ? 'see' : 'askQuote')}
          </Link>
        </p>
        <p className="muted">{t('bookText')}</p>
      </div>
      <div>
        {Array.isArray(costs) ? (
          <EstimateTable estimate={estimate(answers, costs)} />
        ) : (
          <p role="alert">{t('failed')}</p>
        )}
        <p className="guide-answer__caveat muted">{t('caveat')}</p>
      </div>
    </section>
  );
}
