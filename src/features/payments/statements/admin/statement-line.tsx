import { useRef, useState } from 'react';
import { centsOf, companyCurrency } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { noteRow } from '../statement-calls.ts';
import type { StatementRow } from '../statements.ts';
import { bankStatementTexts } from './bank-statement.texts.ts';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';

export type RowLinks = {
  requestHref: (id: string) => string;
  orderHref: (reference: string) => string;
};

const tones: Partial<Record<StatementRow['status'], string>> = {
  sure: 'badge badge--good',
  likely: 'badge badge--review',
  differs: 'badge badge--review',
  received: 'badge badge--good',
  twice: 'badge badge--destructive',
};

function useWhy({ status, by, candidates, request }: StatementRow): string {
  const t = useTexts(bankStatementTexts);
  if (status === 'likely') return t(by === 'name' ? 'why_likely_name' : 'why_likely_amount');
  if (status === 'differs') return t(by === 'name' ? 'why_differs_name' : 'why_differs');
  if (status === 'received') return t('why_received', { order: request?.paidBy ?? '' });
  if (status === 'unknown' && candidates > 1) return t('why_unknown_many', { count: candidates });
  return t(`why_${status}`);
}

/** One line by which money came, the payment that it is taken for, and what can be done about it. */
export function StatementLine({ row, requestHref, orderHref }: RowLinks & { row: StatementRow }) {
  const t = useTexts(bankStatementTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [isNoted, setIsNoted] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const why = useWhy(row);
  const { status, request, day, line, text } = row;
  const money = (euros: number) =>
    formatMoney({ cents: centsOf(euros), currency: companyCurrency }, language);
  const isOffered = (status === 'sure' || status === 'likely') && request !== null;
  const press = () =>
    void run(
      () => noteRow(row),
      () => {
        setIsNoted(true);
        showToast({ title: t('noted') });
        // The button is gone; whoever uses the keyboard goes on from here.
        item.current?.focus();
      },
    );
  const paidBy = request?.paidBy ?? null;
  return (
    <li ref={item} tabIndex={-1}>
      <div>
        <p>
          <b>{money(row.amount)}</b> {t('where', { day: formatShortDay(day, language), line })}
        </p>
        <small>{text || t('noWords')}</small>
        {request ? (
          <small className="statement-request">
            {t('forRequest', {
              title: localize(language, request.title, request.titlePt || null).text,
              name: request.person.name,
              total: money(request.total),
              reference: request.reference,
            })}
          </small>
        ) : null}
        <small>{why}</small>
      </div>
      <div className="acts">
        <span className={isNoted ? tones.received : (tones[status] ?? 'badge badge--secondary')}>
          {t(isNoted ? 'status_received' : `status_${status}`)}
        </span>
        {isOffered && !isNoted ? (
          <Button size="sm" busy={busy} busyLabel={t('busy')} onClick={press}>
            {t('note')}
          </Button>
        ) : null}
        {request && !isOffered ? (
          <Link to={paidBy ? orderHref(paidBy) : requestHref(request.id)}>{t('look')}</Link>
        ) : null}
      </div>
      <FailureNote failure={failure} />
    </li>
  );
}
