import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { RecordPart } from '#ui/admin/record-part.tsx';
import type { OrderDetail } from '../../desk/orders-admin.schema.ts';
import { concludedAt, endOfWithdrawal, isConsumer } from '../../ledger/withdrawal-period.ts';
import { orderTermsTexts } from './order-terms.texts.ts';

/** Under which terms an order was made, whether an early start was asked for, and the withdrawal. */
export function OrderTerms({ order }: { order: OrderDetail }) {
  const { language } = useLanguage();
  const t = useTexts(orderTermsTexts);
  const { termsVersion, termsSince, earlyStart, earlyStartAt, withdrawnAt, paidAt } = order;
  if (termsVersion === null && withdrawnAt === null) return null;
  // The end is a midnight in Lisbon: a moment before it is the last day.
  const last =
    paidAt && toDay(new Date(Date.parse(endOfWithdrawal(concludedAt(order))) - 1).toISOString());
  function toDay(at: string): string {
    return formatShortDay(at, language);
  }
  const mayWithdraw = isConsumer(order) && last !== null;
  const facts = [
    [t('terms'), termsSince && t('since', { day: toDay(termsSince), version: termsVersion ?? '' })],
    [t('early'), mayWithdraw && earlyStartAt === null ? t('notAsked', { day: last }) : null],
    [t('early'), earlyStartAt && t('asked', { at: toDay(earlyStartAt) })],
    [t('last'), mayWithdraw && withdrawnAt === null ? last : null],
    [t('withdrawn'), withdrawnAt && toDay(withdrawnAt)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <RecordPart title={t('title')}>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {earlyStart ? <p className="quiet">{earlyStart}</p> : null}
    </RecordPart>
  );
}
