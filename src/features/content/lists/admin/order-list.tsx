import { useRef, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { putOrder } from '../../admin/content-calls.ts';
import { siteOrderQuery } from '../../content.queries.ts';
import type { SiteOrder } from '../../order/order.schema.ts';
import { listsTexts } from './lists.texts.ts';
import { moveItem } from './move-item.ts';
import { useRecordTitle } from './use-record-title.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import './order-list.css';

/** The public records of a kind in the order of the site, moved by pointer or by buttons. */
export function OrderList({ kind }: { kind: string }) {
  const t = useTexts(listsTexts);
  const titleOf = useRecordTitle();
  const showToast = useToast();
  const { data, error, refetch } = useQuery(siteOrderQuery(kind));
  const { failure, run } = useStaffAction();
  const [moved, setMoved] = useState<SiteOrder['records'] | null>(null);
  const [said, setSaid] = useState('');
  const dragged = useRef<number | null>(null);
  const records = moved ?? data?.records ?? [];

  function move(from: number, to: number): void {
    const next = moveItem(records, from, to);
    const record = records[from];
    const title = record ? titleOf(record) : '';
    setMoved(next);
    setSaid(t('moved', { title, place: to + 1, count: records.length }));
    void run(
      () =>
        putOrder(
          kind,
          next.map(({ id }) => id),
        ),
      async () => {
        await refetch();
        setMoved(null);
        showToast({ title: t('orderSaved') });
      },
    );
  }

  if (data === undefined)
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
  return (
    <div className="pan">
      <FailureNote failure={failure} />
      <p className="sr" role="status">
        {said}
      </p>
      {records.length === 0 ? <p className="pan__b">{t('orderTooShort')}</p> : null}
      <ol className="rows content-order">
        {records.map((record, index) => (
          <li
            key={record.id}
            draggable
            onDragStart={() => {
              dragged.current = index;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged.current !== null && dragged.current !== index)
                move(dragged.current, index);
              dragged.current = null;
            }}
          >
            <span className="num">{index + 1}</span>
            <b>{titleOf(record)}</b>
            <span className="acts">
              <button
                type="button"
                className="btn btn--soft btn--icon"
                aria-label={t('up', { title: titleOf(record) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="btn btn--soft btn--icon"
                aria-label={t('down', { title: titleOf(record) })}
                disabled={index === records.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
