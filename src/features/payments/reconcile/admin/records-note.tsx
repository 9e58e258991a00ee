import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { useQuery } from '#query/use-query.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { Note } from '#ui/admin/note.tsx';
import { IconScales } from '../../admin/order-icons.tsx';
import type { OrderDetail } from '../../desk/orders-admin.schema.ts';
import { orderRecordsQuery } from '../reconcile.queries.ts';
import { reconcileTexts } from './reconcile-admin.texts.ts';

/** Whether order, ledger and provider agree about an order, or what does not. */
export function RecordsNote({ order }: { order: OrderDetail }) {
  const t = useTexts(reconcileTexts);
  const { language } = useLanguage();
  const { data: records, error } = useQuery(orderRecordsQuery(order.reference));
  if (!records)
    return error ? (
      <Note tone="warn" title={t('notCompared')}>
        {describeCallFailure(error, language)}
      </Note>
    ) : (
      <p className="quiet" role="status">
        {t('comparing')}
      </p>
    );
  const { differences, atProvider, currency } = records;
  const provider = codeText(reconcileTexts, language, {
    field: 'provider',
    code: records.provider,
  });
  if (differences.length > 0)
    return (
      <Note tone="bad" title={t('differ')}>
        {differences.map(({ kind, paymentId, note }) => (
          <span key={`${kind} ${paymentId}`} className="quiet records__line">
            {codeText(reconcileTexts, language, { field: '', code: kind })}: {note}
          </span>
        ))}
      </Note>
    );
  const cents = atProvider.chargedCents - atProvider.refundedCents;
  const isPaid = atProvider.chargedCents > 0;
  const amount = formatMoney({ cents, currency }, language);
  const withdrawnCents = order.disputes.reduce((sum, one) => sum + one.withdrawnCents, 0);
  const withdrawn = formatMoney({ cents: withdrawnCents, currency }, language);
  return (
    <Note tone="good" icon={<IconScales />} title={t('agree')}>
      <span className="quiet records__line">
        {t(isPaid ? 'agreeText' : 'agreeUnpaid', { provider, amount })}
        {withdrawnCents > 0 ? ` ${t('agreeDisputed', { withdrawn })}` : null}
      </span>
    </Note>
  );
}
