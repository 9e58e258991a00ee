import { type FormEvent, useRef, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookingPath } from '#paths.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { DayField, TimeField } from '#ui/admin/day/day-field.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Note } from '#ui/admin/note.tsx';
import { RecordPart } from '#ui/admin/record-part.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import type { OrderDetail } from '../../desk/orders-admin.schema.ts';
import { orderMeetingsTexts } from './order-meetings.texts.ts';
import '#ui/admin/layout/rows.css';

type OrderMeetingsProps = {
  order: OrderDetail;
  mayChange: boolean;
  onChanged: () => Promise<void>;
};

/** The meetings that an order includes: those booked, how many are left, and booking one for the client. */
export function OrderMeetings({ order, mayChange, onChanged }: OrderMeetingsProps) {
  const t = useTexts(orderMeetingsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const keys = useRef(createIdempotencyKeys());
  const [slot, setSlot] = useState({ date: '', time: '' });
  const [breaks, setBreaks] = useState(false);
  const { left, meetings, minutes, booked } = order.meetings;

  function change(part: Partial<typeof slot>): void {
    forget();
    setBreaks(false);
    setSlot({ ...slot, ...part });
  }

  async function book(override: boolean): Promise<'booked' | 'breaks'> {
    const body = { ...slot, override, locale: language };
    const headers = { 'Idempotency-Key': keys.current.keyFor(body) };
    const path = `/api/admin/orders/${encodeURIComponent(order.reference)}/meetings`;
    try {
      await apiRequest(path, { body, headers });
      return 'booked';
    } catch (error) {
      const failed = failureOf(error);
      if (failed.kind === 'refused' && failed.code === 'breaks_rules') return 'breaks';
      throw error;
    }
  }

  function send(override: boolean): void {
    void run(
      () => book(override),
      async (outcome) => {
        setBreaks(outcome === 'breaks');
        if (outcome === 'breaks') return;
        keys.current.settle();
        setSlot({ date: '', time: '' });
        showToast({ title: t('booked') });
        await onChanged();
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(false);
  }

  return (
    <RecordPart title={t('title')}>
      <p className="quiet">{t('left', { left, meetings, minutes })}</p>
      {booked.length > 0 ? (
        <ul className="rows rows--flush">
          {booked.map(({ id, startsAt }) => (
            <li key={id}>
              <Link to={bookingPath.href({ id })}>
                <Instant at={startsAt} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {mayChange && left > 0 ? (
        <form className="stack" onSubmit={submit} noValidate>
          <div className="pair">
            <DayField label={t('date')} value={slot.date} onChange={(date) => change({ date })} />
            <TimeField label={t('time')} value={slot.time} onChange={(time) => change({ time })} />
          </div>
          {breaks ? (
            <Note
              tone="warn"
              title={t('breaks')}
              isAlert
              action={
                <Button variant="soft" busy={busy} onClick={() => send(true)}>
                  {t('bookAnyway')}
                </Button>
              }
            />
          ) : null}
          <FailureNote failure={failure} />
          <div className="row">
            <Button
              type="submit"
              variant="soft"
              busy={busy}
              busyLabel={t('booking')}
              disabled={slot.date === '' || slot.time === ''}
            >
              {t('book')}
            </Button>
          </div>
        </form>
      ) : null}
    </RecordPart>
  );
}
