import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { ListFoot } from '#ui/admin/list/list-foot.tsx';
import { LoadFailure, LoadingRows, PartFailure } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { SortSelect } from '#ui/admin/list/sort-select.tsx';
import { useChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { type ListAddress, useListAddress } from '#ui/admin/list/use-list-address.ts';
import { type Pages, usePages } from '#ui/admin/list/use-pages.ts';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { narrowWindow, phoneWindow, useMedia } from '#ui/controls/use-media.ts';
import {
  mostChosen,
  type OrderListFilter,
  type OrderView,
  orderFilters,
  orderSorts,
  usualDirection,
} from '../order-list.ts';
import { ordersQuery, orderViewOf } from '../orders.queries.ts';
import type { OrderDetail, OrdersPage } from '../orders-admin.schema.ts';
import { OrderRecord } from './order-record.tsx';
import { ordersTexts } from './orders-admin.texts.ts';
import { type OrdersAllowed, OrdersHeading } from './orders-heading.tsx';
import { OrdersTable, orderLinkId } from './orders-table.tsx';
import '#ui/admin/layout/split.css';

type ListProps = {
  title: string;
  view: OrderView;
  list: Pages<OrdersPage>;
  address: ListAddress;
  current: string | null;
  mayExport: boolean;
  listHref: string;
  hrefOf: (reference: string) => string;
};

const sortLabels = {
  date: 'date',
  amount: 'amount',
  buyer: 'who',
  state: 'state',
  number: 'number',
} as const;

const loadSeveral = () => import('./chosen-orders.tsx').then((part) => part.ChosenOrders);

/** Listed only where they find something. */
const rareFilters: readonly OrderListFilter[] = [
  'past_due',
  'disputed',
  'uninvoiced',
  'ended',
  'unpaid',
];

function OrdersBar({ view, list, address, listHref }: ListProps) {
  const t = useTexts(ordersTexts);
  const isPhone = useMedia(phoneWindow);
  const find = useCallback((q: string) => address.change({ q }), [address]);
  const counts = list.pages[0]?.counts;
  const isListed = (id: OrderListFilter) =>
    !rareFilters.includes(id) || id === view.filter || (counts?.[id] ?? 0) > 0;
  return (
    <div className="listbar">
      <FilterBar
        label={t('filters')}
        filters={orderFilters.filter(isListed).map((id) => ({
          name: id,
          label: t(`filter_${id}`),
          count: counts?.[id],
          href: listHref + address.with({ filter: id === 'all' ? '' : id }),
          isCurrent: id === view.filter,
        }))}
      />
      <SearchField label={t('search')} value={view.q} onSearch={find} />
      {isPhone ? (
        <SortSelect
          label={t('sortBy')}
          value={view.sort}
          options={orderSorts.map((id) => ({ id, label: t(sortLabels[id]) }))}
          onSort={(sort) => address.change({ sort, direction: usualDirection(sort) })}
        />
      ) : null}
    </div>
  );
}

function NoOrders({ view, listHref }: Pick<ListProps, 'view' | 'listHref'>) {
  const t = useTexts(ordersTexts);
  const isFiltered = view.q !== '' || view.filter !== 'all';
  return (
    <EmptyState
      object={isFiltered ? 'lens' : 'card'}
      title={t(isFiltered ? 'noneFound' : 'none')}
      action={
        isFiltered ? (
          <Link className={buttonClass({ variant: 'soft' })} to={listHref}>
            {t('showAll')}
          </Link>
        ) : undefined
      }
    >
      {t(isFiltered ? 'noneFoundText' : 'noneText')}
    </EmptyState>
  );
}

function OrdersList(props: ListProps) {
  const { title, view, list, address, current, mayExport, hrefOf } = props;
  const { pages, error, outdated, more, refetch } = list;
  const rows = pages.flatMap((page) => page.orders);
  // What was bought since the first page moves orders to the next one: each is shown once.
  const orders = [...new Map(rows.map((order) => [order.reference, order])).values()];
  const total = pages[0]?.total;
  const chosen = useChosenRows(
    orders.map((order) => ({ id: order.reference })),
    mostChosen,
  );
  const several = useLoaded(chosen.chosen.length > 0, loadSeveral);
  return (
    <section className="split__list" aria-label={title} aria-busy={outdated}>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {total === undefined && !error ? <LoadingRows /> : null}
      {total === 0 ? <NoOrders {...props} /> : null}
      {orders.length > 0 ? (
        <OrdersTable
          title={title}
          orders={orders}
          view={view}
          current={current}
          chosen={mayExport ? chosen : null}
          hrefOf={hrefOf}
          onSort={address.change}
        />
      ) : null}
      {total ? <ListFoot shown={orders.length} total={total} more={more} /> : null}
      <PartFailure of={several} />
      {several.part ? <several.part chosen={chosen} view={view} /> : null}
    </section>
  );
}

type OrdersViewProps = {
  title: string;
  /** The order that is open; null shows the list alone. */
  reference: string | null;
  allowed: OrdersAllowed;
  listHref: string;
  askedHref: string;
  orderHref: (reference: string) => string;
  personHref: (id: string) => string;
  /** What is said of an order's buyer. */
  renderNote: (order: OrderDetail) => ReactNode;
};

/** The orders, and beside them the one that is open; in a narrow window one of the two. */
export function OrdersView(props: OrdersViewProps) {
  const { title, reference, allowed, listHref, askedHref, orderHref, personHref, renderNote } =
    props;
  const isNarrow = useMedia(narrowWindow);
  const address = useListAddress();
  const view = orderViewOf(address.search);
  const list = usePages((page) => ordersQuery(view, page));
  const hrefOf = (one: string) => orderHref(one) + address.search;
  const last = useRef(reference);
  useEffect(() => {
    const closed = last.current;
    last.current = reference;
    if (closed !== null && reference === null)
      document.getElementById(orderLinkId(closed))?.focus();
  }, [reference]);

  const record =
    reference === null ? null : (
      <OrderRecord
        key={reference}
        reference={reference}
        allowed={allowed}
        backHref={listHref + address.search}
        personHref={personHref}
        renderNote={renderNote}
        onChanged={list.refetch}
      />
    );
  const mayExport = allowed.export;
  const shown = { title, view, list, address, current: reference, mayExport, listHref, hrefOf };
  // The record keeps its place, and what is typed in it, when the window turns narrow or wide.
  const isAlone = isNarrow && record !== null;
  return (
    <>
      {isAlone ? null : (
        <>
          <OrdersHeading
            title={title}
            page={list.pages[0]}
            view={view}
            allowed={allowed}
            askedHref={askedHref}
            hrefOf={hrefOf}
          />
          <OrdersBar {...shown} />
        </>
      )}
      <div className={record ? 'split split--2' : 'split'}>
        {isAlone ? null : <OrdersList {...shown} />}
        {record}
      </div>
    </>
  );
}
