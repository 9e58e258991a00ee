import { periodTexts } from '#features/catalog/catalog.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { ShortDay } from '#ui/admin/instant.tsx';
import { ChooseAllRows } from '#ui/admin/list/choose-all-rows.tsx';
import type { ChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { Cell, type Column, DataTable, TableRow } from '#ui/admin/table/data-table.tsx';
import { Link } from '#ui/controls/link.tsx';
import { type OrderSort, type OrderView, usualDirection } from '../order-list.ts';
import type { OrderListRow } from '../orders-admin.schema.ts';
import { OrderState } from './order-state.tsx';
import { ordersTexts } from './orders-admin.texts.ts';

/** The id of a row's link, which takes the focus when its record is closed. */
export function orderLinkId(reference: string): string {
  return `order-${reference}`;
}

function OrderRow({
  order,
  href,
  isCurrent,
  chosen,
}: {
  order: OrderListRow;
  href: string;
  isCurrent: boolean;
  chosen: ChosenRows | null;
}) {
  const t = useTexts(ordersTexts);
  const { language } = useLanguage();
  const { reference, amountCents: cents, currency, chargeCount } = order;
  const name = language === 'pt' ? (order.namePt ?? order.name) : order.name;
  const { interval } = order;
  const isRecurring = interval !== 'one-time';
  const period = codeText(periodTexts, language, { field: '', code: interval });
  return (
    <TableRow isCurrent={isCurrent}>
      {chosen ? (
        <Cell className="tbl__check">
          <input
            type="checkbox"
            className="cb"
            aria-label={t('choose', { reference })}
            checked={chosen.has(reference)}
            onChange={() => chosen.toggle(reference)}
          />
        </Cell>
      ) : null}
      <Cell>
        <Link id={orderLinkId(reference)} to={href} aria-current={isCurrent || undefined}>
          {order.buyer ?? order.billingEmail ?? t('noName')}
        </Link>
        <small>
          {isRecurring && chargeCount > 1
            ? t('nth', { name, count: chargeCount })
            : isRecurring
              ? t('recurring', { name, period })
              : name}
        </small>
      </Cell>
      <Cell className="tbl__figure">
        <b>{formatMoney({ cents, currency }, language)}</b>
      </Cell>
      <Cell className="tbl__wide">
        <OrderState order={order} />
        <small className="tbl__narrow">
          {reference}, <ShortDay at={order.createdAt} />
        </small>
      </Cell>
      <Cell className="tbl__plain tbl__hide">{reference}</Cell>
      <Cell className="tbl__plain tbl__hide">
        <ShortDay at={order.createdAt} />
      </Cell>
    </TableRow>
  );
}

type OrdersTableProps = {
  title: string;
  orders: readonly OrderListRow[];
  view: OrderView;
  current: string | null;
  /** Null where nothing can be done with several. */
  chosen: ChosenRows | null;
  hrefOf: (reference: string) => string;
  onSort: (changes: { sort: string; direction: string }) => void;
};

/** Orders in a table; one may be open beside it. */
export function OrdersTable({
  title,
  orders,
  view,
  current,
  chosen,
  hrefOf,
  onSort,
}: OrdersTableProps) {
  const t = useTexts(ordersTexts);
  const choose = {
    id: 'choose',
    className: 'tbl__check',
    label: chosen ? <ChooseAllRows chosen={chosen} label={t('chooseAll')} /> : null,
  };
  const columns: Column<OrderSort>[] = [
    ...(chosen ? [choose] : []),
    { id: 'who', label: t('who'), sort: 'buyer' },
    { id: 'amount', label: t('amount'), sort: 'amount', className: 'tbl__figure' },
    { id: 'state', label: t('state'), sort: 'state' },
    { id: 'number', label: t('number'), sort: 'number' },
    { id: 'date', label: t('date'), sort: 'date' },
  ];
  function sort(by: OrderSort): void {
    const usual = usualDirection(by);
    const turned = view.direction === 'asc' ? 'desc' : 'asc';
    onSort({ sort: by, direction: by === view.sort ? turned : usual });
  }
  return (
    <DataTable
      label={title}
      columns={columns}
      sorted={{ by: view.sort, direction: view.direction }}
      onSort={sort}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.reference}
          order={order}
          href={hrefOf(order.reference)}
          isCurrent={order.reference === current}
          chosen={chosen}
        />
      ))}
    </DataTable>
  );
}
