import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconScales } from '../../admin/order-icons.tsx';
import type { ReconciliationView } from '../reconcile.schema.ts';
import { compareLedger, correctLedger } from '../reconcile-calls.ts';
import { reconcileTexts } from './reconcile-admin.texts.ts';

/** Compares the ledger with the card provider when it is asked to. */
export function useComparison() {
  const { busy, failure, run } = useStaffAction();
  const [found, setFound] = useState<ReconciliationView | null>(null);
  return {
    busy,
    failure,
    found,
    compare: () => void run(compareLedger, setFound),
    correct: () => void run(correctLedger, setFound),
  };
}
export type Comparing = ReturnType<typeof useComparison>;

/** The button that compares, in one word where there is little room. */
export function CompareButton({
  comparison: { busy, compare },
  isShort,
}: {
  comparison: Comparing;
  isShort: boolean;
}) {
  const t = useTexts(reconcileTexts);
  return (
    <Button
      variant="soft"
      busy={busy}
      busyLabel={t('compareBusy')}
      onClick={compare}
      aria-label={isShort ? t('compare') : undefined}
    >
      {isShort ? null : <IconScales />}
      {t(isShort ? 'compareShort' : 'compare')}
    </Button>
  );
}
