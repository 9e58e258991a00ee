import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { StaffQuote } from '../../quotes.ts';
import { type QuotesAbout, quotesOfQuery, quotesQuery } from '../quote-calls.ts';
import { PlanParts, usePlanLine } from './plan-parts.tsx';
import { Ended, QuoteBadge } from './quote-state.tsx';
import { quotesTexts } from './quotes-admin.texts.ts';
import { QuoteRow } from './quotes-view.tsx';
import './quotes.css';

type QuotesPanelProps = {
  about: QuotesAbout;
  hrefOf: (id: string) => string;
  /** Absent for who may write none. */
  writeHref: string | null;
};

/** What was offered to somebody, and how another quote is written. */
export function QuotesOfPerson({ about, hrefOf, writeHref }: QuotesPanelProps) {
  const t = useTexts(quotesTexts);
  const { data } = useQuery(quotesOfQuery(about));
  return (
    <Panel
      title={t('quotes')}
      count={data?.total ?? 0}
      action={
        writeHref === null ? null : (
          <Link className={buttonClass({ variant: 'soft', size: 'sm' })} to={writeHref}>
            {t('write')}
          </Link>
        )
      }
    >
      {data?.total === 0 ? <PanelBody>{t('nonePerson')}</PanelBody> : null}
      <ul className="rows rows--2 rows--fold">
        {data?.quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} href={hrefOf(quote.id)} isNamed={false} />
        ))}
      </ul>
    </Panel>
  );
}

type QuotesFromProps = { personId: string; hrefOf: (id: string) => string; writeHref: string };

/** Begins a quote for who wrote a message, and leads to those that they have. */
export function QuotesFrom({ personId, hrefOf, writeHref }: QuotesFromProps) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const { data } = useQuery(quotesOfQuery({ kind: 'person', id: personId }));
  return (
    <div className="stack">
      <div className="row">
        <Link className={buttonClass({ variant: 'soft' })} to={writeHref}>
          {t('write')}
        </Link>
      </div>
      {data?.quotes.map((quote) => (
        <p key={quote.id} className="row quiet">
          <Link to={hrefOf(quote.id)}>
            {localize(language, quote.title, quote.titlePt || null).text}
          </Link>
          <QuoteBadge quote={quote} />
        </p>
      ))}
    </div>
  );
}

function PlanOfWork({
  quote,
  href,
  requestHref,
}: {
  quote: StaffQuote;
  href: string;
  requestHref: (id: string) => string;
}) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const line = usePlanLine(quote);
  return (
    <Panel title={t('plan')} count={quote.plan.length} foot={line}>
      <PanelBody>
        {t('began')}{' '}
        <Link to={href}>{localize(language, quote.title, quote.titlePt || null).text}</Link>
        <Ended quote={quote} />
      </PanelBody>
      <PlanParts quote={quote} requestHref={requestHref} />
    </Panel>
  );
}

/** The plan of the quote that began a project; nothing where none did. */
export function QuoteOfProject({
  about,
  hrefOf,
  requestHref,
}: Omit<QuotesPanelProps, 'writeHref'> & { requestHref: (id: string) => string }) {
  const { data } = useQuery(quotesOfQuery(about));
  const [quote] = data?.quotes ?? [];
  return quote ? (
    <PlanOfWork quote={quote} href={hrefOf(quote.id)} requestHref={requestHref} />
  ) : null;
}

/** Clients who ask for changes of their quotes; nothing where nobody does. */
export function QuotesToAnswer({ hrefOf }: { hrefOf: (id: string) => string }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const { data } = useQuery(quotesQuery('changes'));
  if (!data || data.total === 0) return null;
  return (
    <Panel title={t('askedChanges')} id="quotes" count={data.total}>
      <ul className="rows rows--2 rows--fold">
        {data.quotes.map((quote) => {
          const { id, title, titlePt, person, decisions } = quote;
          const name = person.name || person.email;
          const comment = decisions.at(-1)?.comment;
          return (
            <li key={id}>
              <div>
                <b>
                  <Link to={hrefOf(id)}>{localize(language, title, titlePt || null).text}</Link>
                </b>
                <small className="cut">{comment ? t('commentBy', { name, comment }) : name}</small>
              </div>
              <span className="acts">
                <Link
                  className={buttonClass({ variant: 'soft' })}
                  to={hrefOf(id)}
                  aria-label={t('answerOf', { name })}
                  aria-keyshortcuts="r"
                >
                  {t('answer')}
                </Link>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
