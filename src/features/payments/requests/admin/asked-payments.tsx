import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { requestFilterOf, requestFilters, requestQuery, requestsQuery } from '../request-calls.ts';
import type { ShownPaymentRequest } from '../requests.ts';
import { HealthLine } from './open-payments.tsx';
import { paymentRequestsTexts } from './payment-requests.texts.ts';
import { type AllowedRequests, RequestRow } from './payment-requests.tsx';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';

type Links = {
  allowed: AllowedRequests;
  listHref: string;
  orderHref: (reference: string) => string;
  personHref: (id: string) => string;
};

type RowsProps = Links & {
  requests: readonly ShownPaymentRequest[];
  onChanged: () => Promise<void>;
};

function Rows({ requests, allowed, orderHref, personHref, onChanged }: RowsProps) {
  return (
    <ul className="rows rows--2 asked-rows">
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          about={{ kind: 'person', id: request.person.id }}
          allowed={allowed}
          orderHref={orderHref}
          personHref={personHref}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
}

/** One request alone, as the search finds it. */
function OneRequest({ id, ...links }: Links & { id: string }) {
  const t = useTexts(paymentRequestsTexts);
  const { data, error, refetch } = useQuery(requestQuery(id));
  return (
    <div className="pan">
      {error && !data ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows /> : null}
      {data ? <Rows {...links} requests={[data]} onChanged={refetch} /> : null}
      <div className="pan__f">
        <Link to={links.listHref}>{t('showAll')}</Link>
      </div>
    </div>
  );
}

function Listed(props: Links & { filter: ReturnType<typeof requestFilterOf> }) {
  const t = useTexts(paymentRequestsTexts);
  const { filter, listHref } = props;
  const list = usePages((page) => requestsQuery(filter, page));
  const { pages, error, outdated, more, refetch } = list;
  const requests = pages.flatMap((page) => page.requests);
  const total = pages[0]?.total;
  return (
    <>
      <FilterBar
        label={t('filters')}
        filters={requestFilters.map((name) => ({
          name,
          label: t(`filter_${name}`),
          count: name === filter ? total : undefined,
          href: name === 'open' ? listHref : `${listHref}?state=${name}`,
          isCurrent: name === filter,
        }))}
      />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <EmptyState object="card" title={t('noneHere')}>
            {t('noneHereText')}
          </EmptyState>
        ) : null}
        {requests.length > 0 ? <Rows {...props} requests={requests} onChanged={refetch} /> : null}
        {total !== undefined && requests.length < total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}

/** What all clients were asked to pay; `?request=` shows one alone. */
export function AskedPayments({
  title,
  ordersHref,
  bankHref,
  ...links
}: Links & { title: string; ordersHref: string; bankHref: string }) {
  const t = useTexts(paymentRequestsTexts);
  const [search] = useAddressSearch();
  const query = new URLSearchParams(search);
  const id = query.get('request');
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={ordersHref}>
            <IconChevronLeft />
            {t('orders')}
          </Link>
        }
        title={title}
        lead={<HealthLine />}
        actions={
          links.allowed.receive ? (
            <Link className={buttonClass({ variant: 'soft' })} to={bankHref}>
              {t('bankFile')}
            </Link>
          ) : null
        }
      />
      {id === null ? (
        <Listed key={query.get('state')} {...links} filter={requestFilterOf(query.get('state'))} />
      ) : (
        <OneRequest key={id} {...links} id={id} />
      )}
    </>
  );
}
