import type { ReactNode } from 'react';
import { groupDigits } from '#core/group-digits.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { RecordPart } from '#ui/admin/record-part.tsx';
import type { OrderDetail } from '../../desk/orders-admin.schema.ts';
import { orderWaitingTexts } from './order-waiting.texts.ts';
import '#ui/admin/layout/facts.css';

/** What an unpaid order waits for; nothing if it waits for nothing. */
export function OrderWaiting({ waiting }: { waiting: OrderDetail['waiting'] }) {
  const t = useTexts(orderWaitingTexts);
  const { language } = useLanguage();
  if (waiting === null) return null;
  const { kind, entity, reference, orderedAt, until } = waiting;
  const facts: [string, ReactNode][] = [
    [t('method'), codeText(orderWaitingTexts, language, { field: 'kind', code: kind })],
    [t('entity'), entity],
    [t('reference'), reference && groupDigits(reference)],
    [t('ordered'), <Instant key="ordered" at={orderedAt} />],
    [
      t(kind === 'sepa_debit' ? 'untilDebit' : 'lapses'),
      until && <Instant key="until" at={until} />,
    ],
  ];
  return (
    <RecordPart title={t('title')}>
      <dl className="facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </RecordPart>
  );
}
