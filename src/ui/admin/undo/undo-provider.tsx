import { type ReactNode, useCallback, useState } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { useToast } from '../../feedback/toast/use-toast.ts';
import { describeCallFailure } from '../calls/describe-call-failure.ts';
import { useStaffCall } from '../calls/staff-call.ts';
import { UndoBar } from './undo-bar.tsx';
import { type OfferUndo, UndoContext, type UndoOffer } from './undo-context.ts';

type Shown = { offer: UndoOffer; count: number };

/** Shows the last offer to undo something, also after its screen was left. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const call = useStaffCall();
  const showToast = useToast();
  const [shown, setShown] = useState<Shown | null>(null);

  const offerUndo: OfferUndo = useCallback((offer) => {
    setShown((before) => ({ offer, count: (before?.count ?? 0) + 1 }));
  }, []);
  const end = useCallback(() => setShown(null), []);

  async function undo({ offer }: Shown): Promise<void> {
    setShown(null);
    try {
      await call(async () => offer.undo());
    } catch (error) {
      showToast({ variant: 'destructive', title: describeCallFailure(error, language) });
    }
  }

  return (
    <UndoContext value={offerUndo}>
      {children}
      <p className="sr" aria-live="polite">
        {shown?.offer.text}
      </p>
      {shown ? (
        <UndoBar
          key={shown.count}
          offer={shown.offer}
          onUndo={() => void undo(shown)}
          onEnd={end}
        />
      ) : null}
    </UndoContext>
  );
}
