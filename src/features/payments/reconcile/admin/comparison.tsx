import { formatSums } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconScales } from '../../admin/order-icons.tsx';
import type { ReconciliationView } from '../reconcile.schema.ts';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { reconcileTexts } from './reconcile-admin.texts.ts';
import type { Comparing } from './use-comparison.tsx';
import '#ui/admin/layout/rows.css';

type DifferencesProps = {
  found: ReconciliationView;
  hrefOf: (reference: string) => string;
  /** What to do once a message is dealt with; null for who may not say so. */
  onAcknowledged: (() => void) | null;
};

function Differences({ found, hrefOf, onAcknowledged }: DifferencesProps) {
  const { language } = useLanguage();
  return (
    <ul className="rows rows--2">
      {found.differences.map(({ kind, reference, paymentId, note, state }) => (
        <li key={`${kind} ${reference} ${paymentId}`}>
          <div>
            <b>{codeText(reconcileTexts, language, { field: '', code: kind })}</b>
            <small>{[note, paymentId].filter(Boolean).join(', ')}</small>
            <small className={state === 'open' ? 'age--late' : undefined}>
              {codeText(reconcileTexts, language, { field: 'state', code: state })}
            </small>
          </div>
          {reference === null ? null : <Link to={hrefOf(reference)}>{reference}</Link>}
          {kind.startsWith('unknown_') && paymentId && onAcknowledged ? (
            <AcknowledgeButton payment={paymentId} onDone={onAcknowledged} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What was charged less what went back, by currency. */
function keptOf({ charged, refunded }: ReconciliationView['ledger']) {
  return charged.map(({ cents, currency }) => {
    const back = refunded.find((sum) => sum.currency === currency)?.cents ?? 0;
    return { cents: cents - back, currency };
  });
}

type ComparisonProps = {
  comparison: Comparing;
  mayCorrect: boolean;
  hrefOf: (reference: string) => string;
};

/** What the last comparison found, and the press that corrects what can be corrected. */
export function Comparison({ comparison, mayCorrect, hrefOf }: ComparisonProps) {
  const t = useTexts(reconcileTexts);
  const { language } = useLanguage();
  const { busy, failure, found, correct } = comparison;
  if (found === null) return <FailureNote failure={failure} />;
  const provider = codeText(reconcileTexts, language, {
    field: 'provider',
    code: found.provider,
  });
  const day = formatShortDay(found.since, language);
  const { length: count } = found.differences;
  if (count === 0) {
    const amount = formatSums(keptOf(found.ledger), language);
    return (
      <>
        <Note tone="good" icon={<IconScales />} isAlert title={t('same', { provider })}>
          <span className="quiet records__line">
            {t('sameText', { count: found.ledger.payments, day, amount })}
          </span>
        </Note>
        <FailureNote failure={failure} />
      </>
    );
  }
  const isCorrectable = found.differences.some(({ state }) => state === 'correctable');
  return (
    <Panel
      title={count === 1 ? t('differentOne', { provider }) : t('different', { count, provider })}
      action={
        isCorrectable && mayCorrect ? (
          <Button variant="line" busy={busy} busyLabel={t('compareBusy')} onClick={correct}>
            {t('correct')}
          </Button>
        ) : undefined
      }
      foot={t('since', { day })}
    >
      <Differences
        found={found}
        hrefOf={hrefOf}
        onAcknowledged={mayCorrect ? comparison.compare : null}
      />
      <FailureNote failure={failure} />
    </Panel>
  );
}
