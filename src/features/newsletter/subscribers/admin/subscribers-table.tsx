import { useTexts } from '#i18n/language-context.tsx';
import { ShortDay } from '#ui/admin/instant.tsx';
import { ChooseAllRows } from '#ui/admin/list/choose-all-rows.tsx';
import type { ChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { Cell, type Column, DataTable, TableRow } from '#ui/admin/table/data-table.tsx';
import { Link } from '#ui/controls/link.tsx';
import { type SubscriberSort, type SubscriberView, usualDirection } from '../subscriber-list.ts';
import type { SubscriberRow } from '../subscribers.schema.ts';
import { SubscriberState } from './subscriber-state.tsx';
import { subscribersTexts } from './subscribers-admin.texts.ts';
import '#ui/admin/checkbox.css';

/** The id of a row's link, which takes the focus when its record is closed. */
export function subscriberLinkId(id: string): string {
  return `subscriber-${id}`;
}

type RowProps = { row: SubscriberRow; href: string; isCurrent: boolean; chosen: ChosenRows };

function Row({ row, href, isCurrent, chosen }: RowProps) {
  const t = useTexts(subscribersTexts);
  const { id, email } = row;
  return (
    <TableRow isCurrent={isCurrent}>
      <Cell className="tbl__check">
        <input
          type="checkbox"
          className="cb"
          aria-label={t('choose', { email })}
          checked={chosen.has(id)}
          onChange={() => chosen.toggle(id)}
        />
      </Cell>
      <Cell>
        <Link id={subscriberLinkId(id)} to={href} aria-current={isCurrent || undefined}>
          {email}
        </Link>
        <small>{row.name}</small>
      </Cell>
      <Cell className="tbl__wide">
        <SubscriberState status={row.status} />
      </Cell>
      <Cell className="tbl__plain tbl__hide">
        {t(row.language === 'pt' ? 'lang_pt' : 'lang_en')}
      </Cell>
      <Cell className="tbl__hide">
        <small>{row.page}</small>
      </Cell>
      <Cell className="tbl__plain tbl__hide">
        <ShortDay at={row.createdAt} />
      </Cell>
    </TableRow>
  );
}

type SubscribersTableProps = {
  title: string;
  rows: readonly SubscriberRow[];
  view: SubscriberView;
  current: string | null;
  chosen: ChosenRows;
  hrefOf: (id: string) => string;
  onSort: (changes: { sort: string; direction: string }) => void;
};

/** Subscribers in a table; several can be chosen, one may be open beside it. */
export function SubscribersTable(props: SubscribersTableProps) {
  const { title, rows, view, current, chosen, hrefOf, onSort } = props;
  const t = useTexts(subscribersTexts);
  const columns: Column<SubscriberSort>[] = [
    {
      id: 'choose',
      label: <ChooseAllRows chosen={chosen} label={t('chooseAll')} />,
      className: 'tbl__check',
    },
    { id: 'who', label: t('who'), sort: 'email' },
    { id: 'state', label: t('state'), sort: 'state' },
    { id: 'language', label: t('language'), sort: 'language' },
    { id: 'page', label: t('page') },
    { id: 'date', label: t('date'), sort: 'date' },
  ];
  function sort(by: SubscriberSort): void {
    const turned = view.direction === 'asc' ? 'desc' : 'asc';
    onSort({ sort: by, direction: by === view.sort ? turned : usualDirection(by) });
  }
  return (
    <DataTable
      label={title}
      columns={columns}
      sorted={{ by: view.sort, direction: view.direction }}
      onSort={sort}
    >
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          href={hrefOf(row.id)}
          isCurrent={row.id === current}
          chosen={chosen}
        />
      ))}
    </DataTable>
  );
}
