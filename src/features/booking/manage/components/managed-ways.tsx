import type { ReactNode, RefObject } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';

type ManagedWaysProps = {
  moveButton: RefObject<HTMLButtonElement | null>;
  /** The form that moves the booking; null while it is closed. */
  moveForm: ReactNode;
  onMove: () => void;
  onCancel: () => void;
};

/** What can be done about a booking that is open: move it, or cancel it. */
export function ManagedWays({ moveButton, moveForm, onMove, onCancel }: ManagedWaysProps) {
  const t = useTexts(managedBookingTexts);
  return (
    <div className={moveForm ? 'ways ways--moving' : 'ways'}>
      <h2>{t('ways')}</h2>
      <ul>
        <li>
          <span>
            <b>{t('moveTitle')}</b>
            <small>{t('moveMore')}</small>
          </span>
          {moveForm ? null : (
            <Button ref={moveButton} variant="line" onClick={onMove}>
              {t('move')}
            </Button>
          )}
          {moveForm}
        </li>
        {moveForm ? null : (
          <li>
            <span>
              <b>{t('cancelShort')}</b>
              <small>{t('cancelHint')}</small>
            </span>
            <Button variant="line" aria-haspopup="dialog" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
