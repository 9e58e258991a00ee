import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { Changed } from '../staff-booking-calls.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { formatNarrowDay } from './booking-when.ts';

/** Why a slot was refused; `canOverride`: by a rule that staff may break. */
type RefusedSlot = { sentence: string; canOverride: boolean };

type Settled = Exclude<Changed, { kind: 'breaks' | 'taken' }>;

/** Keeps why the chosen slot was refused, until another one is chosen. */
export function useRefusedSlot() {
  const { language } = useLanguage();
  const t = useTexts(bookingPanelTexts);
  const [refused, setRefused] = useState<RefusedSlot | null>(null);

  /** Returns the outcome unless it refuses the slot, which is kept. */
  function read(outcome: Changed): Settled | null {
    if (outcome.kind === 'breaks') {
      const rules = outcome.rules.map((rule) => t(`rule_${rule}`)).join(', ');
      setRefused({ sentence: t('breaks', { rules }), canOverride: true });
      return null;
    }
    if (outcome.kind === 'taken') {
      const times = outcome.nearest
        .map(({ date, time }) => `${formatNarrowDay(date, language)} ${time}`)
        .join(', ');
      setRefused({ sentence: t('taken', { times }), canOverride: false });
      return null;
    }
    setRefused(null);
    return outcome;
  }

  return { refused, read, clear: () => setRefused(null) };
}
