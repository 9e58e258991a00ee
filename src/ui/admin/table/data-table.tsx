import type { ReactNode } from 'react';
import type { SortDirection } from '#core/sort-direction.ts';
import { phoneWindow, useMedia } from '../../controls/use-media.ts';
import { Icon, type IconProps } from '../../icons/icon.tsx';
import './table.css';

function IconSortable(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m7 15 5 5 5-5" />
      <path d="m7 9 5-5 5 5" />
    </Icon>
  );
}

function IconDescending(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14" />
      <path d="m19 12-7 7-7-7" />
    </Icon>
  );
}

function IconAscending(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5" />
      <path d="m5 12 7-7 7 7" />
    </Icon>
  );
}

export type Column<Sort extends string> = {
  id: string;
  label: ReactNode;
  /** What the head sorts by. */
  sort?: Sort;
  className?: string;
};

type DataTableProps<Sort extends string> = {
  label: string;
  columns: readonly Column<Sort>[];
  /** Absent where no head sorts. */
  sorted?: { by: Sort; direction: SortDirection };
  onSort?: (by: Sort) => void;
  /** `TableRow`s. */
  children: ReactNode;
};

// On a phone the parts are no boxes of a table any more, and browsers drop their roles.
const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  cell: 'cell',
} as const;

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A table that can be sorted by its heads. On a phone each row is a grid, and the heads are only read. */
export function DataTable<Sort extends string>(props: DataTableProps<Sort>) {
  const { label, columns, sorted, onSort, children } = props;
  const isPhone = useMedia(phoneWindow);
  function head({ sort, label: text }: Column<Sort>): ReactNode {
    if (sort === undefined || !sorted || isPhone) return text;
    const isSorted = sort === sorted.by;
    const Icon = sorted.direction === 'asc' ? IconAscending : IconDescending;
    return (
      <button type="button" onClick={() => onSort?.(sort)}>
        {text}
        {isSorted ? <Icon /> : <IconSortable />}
      </button>
    );
  }
  return (
    <table className="tbl" role={roles.table} aria-label={label}>
      <thead role={roles.group}>
        <tr role={roles.row}>
          {columns.map((column) => (
            <th
              key={column.id}
              role={roles.head}
              scope="col"
              className={column.className}
              aria-sort={
                sorted && column.sort === sorted.by ? ariaSort[sorted.direction] : undefined
              }
            >
              {head(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={roles.group}>{children}</tbody>
    </table>
  );
}

type TableRowProps = { isCurrent?: boolean; children: ReactNode };

/** A row; the current one is open beside the table. */
export function TableRow({ isCurrent = false, children }: TableRowProps) {
  return (
    <tr role={roles.row} data-current={isCurrent || undefined}>
      {children}
    </tr>
  );
}

/** A cell. `tbl__wide` takes the width of a phone, `tbl__hide` is left out there. */
export function Cell({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <td role={roles.cell} className={className}>
      {children}
    </td>
  );
}
