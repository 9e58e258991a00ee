import { useState } from 'react';
import { formatSums } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/texts.ts';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { formatRecent } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { reconcileQuery } from '../reconcile.queries.ts';
import type { ReconciliationView } from '../reconcile.schema.ts';
import { compareLedger, correctLedger } from '../reconcile-calls.ts';
import { AcknowledgeButton } from './acknowledge-button.tsx';
import { ledgerTexts } from './ledger-panel.texts.ts';
import '#ui/admin/layout/rows.css';

type Key = keyof typeof ledgerTexts.en;
type Difference = ReconciliationView['differences'][number];

/** How many differences are shown before a press. */
const mostAtFirst = 4;

function counted(t: Translate<Key>, key: 'repair' | 'repaired', count: number): string {
  return count === 1 ? t(`${key}One`) : t(`${key}Many`, { count });
}

type DifferencesProps = {
  differences: readonly Difference[];
  /** What to do once a message is dealt with; null for who may not say so. */
  onAcknowledged: (() => void) | null;
  orderHref: (reference: string) => string;
};

function Differences({ differences, onAcknowledged, orderHref }: DifferencesProps) {
  const t = useTexts(ledgerTexts);
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, differences.length - mostAtFirst);
  return (
    <>
      <ul className="rows rows--2">
        {differences
          .slice(0, differences.length - hidden)
          .map(({ kind, reference, buyer, paymentId, note }) => (
            <li key={`${kind}${paymentId}${reference}`}>
              <div>
                <b>
                  {reference === null ? (
                    t('unknownOrder')
                  ) : (
                    <Link to={orderHref(reference)}>{buyer ?? t('unknownBuyer')}</Link>
                  )}
                </b>{' '}
                <span className="quiet" lang="en">
                  {note}
                </span>
                <small>{t(kind in ledgerTexts.en ? (kind as Key) : 'other')}</small>
                {reference === null ? null : <small>{reference}</small>}
                {reference === null && paymentId ? (
                  <small>{t('providersNumber', { number: paymentId })}</small>
                ) : null}
              </div>
              {kind.startsWith('unknown_') && paymentId && onAcknowledged ? (
                <AcknowledgeButton payment={paymentId} onDone={onAcknowledged} />
              ) : null}
            </li>
          ))}
      </ul>
      {hidden > 0 ? (
        <div className="show-more">
          <Button variant="soft" onClick={() => setWhole(true)}>
            {t('showMore', { count: hidden })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Agreement({ found }: { found: ReconciliationView }) {
  const { language } = useLanguage();
  const t = useTexts(ledgerTexts);
  const amount = formatSums(found.ledger.charged, language);
  const count = found.ledger.payments;
  return (
    <p className="quiet">
      {count === 0 ? t('agreeNone') : t(count === 1 ? 'agreeOne' : 'agreeMany', { count, amount })}
    </p>
  );
}

type LedgerPanelProps = {
  mayRepair: boolean;
  onRepaired: () => void;
  orderHref: (reference: string) => string;
};

/** The ledger against the card provider, with the press that records what it lacks. */
export function LedgerPanel({ mayRepair, onRepaired, orderHref }: LedgerPanelProps) {
  const t = useTexts(ledgerTexts);
  const { language } = useLanguage();
  const { data: found, error, refetch } = useQuery(reconcileQuery());
  const { busy, failure, run } = useStaffAction();
  const [repaired, setRepaired] = useState(0);
  function repair(): void {
    void run(correctLedger, ({ differences }) => {
      setRepaired(differences.filter(({ state }) => state === 'corrected').length);
      onRepaired();
      return refetch();
    });
  }
  function check(): void {
    setRepaired(0);
    void run(compareLedger, () => refetch());
  }
  // An open dispute is listed on its own, with its deadline.
  const differences = found?.differences.filter(({ kind }) => kind !== 'dispute_open') ?? [];
  const open = found ? differences.length + found.unlisted : undefined;
  const repairs = differences.filter(({ state }) => state === 'correctable');
  return (
    <Panel
      id="ledger"
      title={t('title')}
      count={open}
      action={
        <Button variant="soft" size="sm" busy={busy} busyLabel={t('checking')} onClick={check}>
          {t('check')}
        </Button>
      }
      foot={
        found
          ? [
              t('checkedAt', { when: formatRecent(found.checkedAt, language, new Date()) }),
              found.unlisted > 0 ? t('unlisted', { count: found.unlisted }) : '',
            ].join(' ')
          : undefined
      }
    >
      {error && !found ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!found && !error ? <LoadingRows count={1} /> : null}
      {found ? (
        <>
          <div className="pan__b pan__b--notes">
            {open === 0 ? <Agreement found={found} /> : null}
            {repaired > 0 ? (
              <Note tone="good" title={counted(t, 'repaired', repaired)} isAlert />
            ) : null}
            {repairs.length > 0 ? (
              <Note
                tone="warn"
                title={counted(t, 'repair', repairs.length)}
                action={
                  mayRepair ? (
                    <Button variant="soft" busy={busy} busyLabel={t('repairing')} onClick={repair}>
                      {t('repair')}
                    </Button>
                  ) : undefined
                }
              >
                {t(mayRepair ? 'repairText' : 'ownerOnly')}
              </Note>
            ) : null}
            <FailureNote failure={failure} />
          </div>
          <Differences
            differences={differences}
            orderHref={orderHref}
            onAcknowledged={mayRepair ? () => void refetch() : null}
          />
        </>
      ) : null}
    </Panel>
  );
}
