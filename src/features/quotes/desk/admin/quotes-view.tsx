import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import type { StaffQuote } from '../../quotes.ts';
import { quoteFilterOf, quoteFilters, quotesQuery } from '../quote-calls.ts';
import { QuoteBadge, useQuoteLine } from './quote-state.tsx';
import { quotesTexts } from './quotes-admin.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';

/** One quote of a list: its title, for whom, what it comes to, and its state. */
export function QuoteRow({
  quote,
  href,
  isNamed,
}: {
  quote: StaffQuote;
  href: string;
  isNamed: boolean;
}) {
  const { language } = useLanguage();
  const { title, titlePt, person } = quote;
  const line = useQuoteLine(quote);
  return (
    <li>
      <div>
        <b>
          <Link to={href}>{localize(language, title, titlePt || null).text}</Link>
        </b>
        {isNamed ? <small>{person.name || person.email}</small> : null}
        <small>{line}</small>
      </div>
      <div className="acts">
        <QuoteBadge quote={quote} />
      </div>
    </li>
  );
}

type QuotesViewProps = {
  title: string;
  mayWrite: boolean;
  listHref: string;
  writeHref: string;
  hrefOf: (id: string) => string;
};

/** What clients were offered, the newest first. */
export function QuotesView({ title, mayWrite, listHref, writeHref, hrefOf }: QuotesViewProps) {
  const t = useTexts(quotesTexts);
  const [search] = useAddressSearch();
  const filter = quoteFilterOf(new URLSearchParams(search).get('state'));
  const { pages, error, outdated, more, refetch } = usePages((page) => quotesQuery(filter, page));
  const quotes = pages.flatMap((page) => page.quotes);
  const total = pages[0]?.total;
  const write = (variant: 'primary' | 'soft') => (
    <Link className={buttonClass({ variant })} to={writeHref}>
      {t('write')}
    </Link>
  );
  return (
    <>
      <PageHeading title={title} lead={t('lead')} actions={mayWrite ? write('primary') : null} />
      <FilterBar
        label={t('filters')}
        filters={quoteFilters.map((name) => ({
          name,
          label: t(`filter_${name}`),
          count: name === filter ? total : undefined,
          href: name === 'all' ? listHref : `${listHref}?state=${name}`,
          isCurrent: name === filter,
        }))}
      />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <EmptyState
            object="folder"
            title={t(filter === 'all' ? 'none' : 'noneHere')}
            action={mayWrite ? write('soft') : null}
          >
            {t('noneText')}
          </EmptyState>
        ) : null}
        {quotes.length > 0 ? (
          <ul className="rows rows--2 rows--fold">
            {quotes.map((quote) => (
              <QuoteRow key={quote.id} quote={quote} href={hrefOf(quote.id)} isNamed />
            ))}
          </ul>
        ) : null}
        {total !== undefined && quotes.length < total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}
