import type { SortDirection } from '#core/sort-direction.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Instant, ShortDay } from '#ui/admin/instant.tsx';
import { ChooseAllRows } from '#ui/admin/list/choose-all-rows.tsx';
import type { ChosenRows } from '#ui/admin/list/use-chosen-rows.ts';
import { Cell, type Column, DataTable, TableRow } from '#ui/admin/table/data-table.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconCheck, IconLanguage } from '#ui/icons/frame-icons.tsx';
import { contentTexts } from '../../admin/content-admin.texts.ts';
import type { ContentPage } from '../../content.schema.ts';
import type { RecordSort } from '../../content-list.ts';
import { contentListTexts } from './content-list.texts.ts';
import { listsTexts } from './lists.texts.ts';
import { useRecordTitle } from './use-record-title.ts';
import '#features/files/components/file-thumb.css';

export type ListedRow = ContentPage['records'][number];

/** Whether any of the rows has something to show in a column. */
type Shown = { pictures: boolean; authors: boolean };

function Languages({ twin }: Pick<ListedRow, 'twin'>) {
  const l = useTexts(listsTexts);
  return (
    <span className={`content-twin content-twin--${twin ?? 'fine'}`}>
      {twin ? <IconLanguage /> : <IconCheck />}
      {twin ? l(`twin_${twin}`) : l('twin_fine')}
    </span>
  );
}

/** Returns the first letters of the first and the last word. */
function initialsOf(title: string): string {
  const words = title.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].map((word) => word?.[0] ?? '').join('');
}

type RowProps = { row: ListedRow; href: string; chosen: ChosenRows; shown: Shown };

function Row({ row, href, chosen, shown }: RowProps) {
  const t = useTexts(contentTexts);
  const c = useTexts(contentListTexts);
  const l = useTexts(listsTexts);
  const title = useRecordTitle()(row);
  const { id, picture, publishAt, address, state, author, changedAt } = row;
  return (
    <TableRow>
      <Cell className="tbl__check">
        <input
          type="checkbox"
          className="cb"
          aria-label={l('choose', { title })}
          checked={chosen.has(id)}
          onChange={() => chosen.toggle(id)}
        />
      </Cell>
      <Cell className="tbl__wide">
        <div className="content-title">
          {picture ? (
            <img className="files-thumb" src={picture} alt="" loading="lazy" decoding="async" />
          ) : null}
          {!picture && shown.pictures ? (
            <span className="files-thumb files-thumb--none" aria-hidden="true">
              {initialsOf(title)}
            </span>
          ) : null}
          <div>
            <Link to={href}>{title}</Link>
            {publishAt ? (
              <small>
                {c('goesOut', { when: '' })} <Instant at={publishAt} />
              </small>
            ) : address ? (
              <small>{address}</small>
            ) : null}
          </div>
        </div>
      </Cell>
      <Cell>
        <span className={`content-state content-state--${state}`}>{t(`state_${state}`)}</span>
      </Cell>
      <Cell className="tbl__plain">
        <Languages twin={row.twin} />
      </Cell>
      {shown.authors ? <Cell className="tbl__plain tbl__hide">{author}</Cell> : null}
      <Cell className="tbl__plain">{changedAt ? <ShortDay at={changedAt} /> : null}</Cell>
    </TableRow>
  );
}

type ContentTableProps = {
  label: string;
  rows: readonly ListedRow[];
  sorted: { by: RecordSort; direction: SortDirection };
  chosen: ChosenRows;
  hrefOf: (id: string) => string;
  onSort: (by: RecordSort) => void;
};

/** The records of a kind: picture, title and address, state, languages, author, and the last change. */
export function ContentTable({ label, rows, sorted, chosen, hrefOf, onSort }: ContentTableProps) {
  const c = useTexts(contentListTexts);
  const l = useTexts(listsTexts);
  const shown = {
    pictures: rows.some(({ picture }) => picture !== null),
    authors: rows.some(({ author }) => author !== null),
  };
  const columns: Column<RecordSort>[] = [
    {
      id: 'choose',
      className: 'tbl__check',
      label: <ChooseAllRows chosen={chosen} label={l('chooseAll')} />,
    },
    { id: 'title', label: c('title'), sort: 'title' },
    { id: 'state', label: c('state'), sort: 'state' },
    { id: 'languages', label: c('languages') },
    ...(shown.authors ? [{ id: 'author', label: c('author') }] : []),
    { id: 'changed', label: c('changed'), sort: 'changed' },
  ];
  return (
    <DataTable label={label} columns={columns} sorted={sorted} onSort={onSort}>
      {rows.map((row) => (
        <Row key={row.id} row={row} href={hrefOf(row.id)} chosen={chosen} shown={shown} />
      ))}
    </DataTable>
  );
}
