import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { removePasskey } from '../account-calls.ts';
import type { PasskeyList } from '../auth.ts';
import { accountTexts } from './account.texts.ts';

export type Passkey = PasskeyList['passkeys'][number];

type RemovePasskeyDialogProps = {
  /** Null while the dialog is closed. */
  passkey: Passkey | null;
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
};

/** Names the passkey that would go, and what then signs in. */
export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkey, isLast, onClose, onRemoved } = props;
  const t = useTexts(accountTexts);
  const { busy, failure, run, forget } = useStaffAction();

  function close(): void {
    forget();
    onClose();
  }

  function remove(): void {
    if (passkey === null) return;
    void run(
      () => removePasskey(passkey.id),
      () => {
        close();
        onRemoved();
      },
    );
  }

  return (
    <Dialog
      isOpen={passkey !== null}
      onClose={close}
      title={t('removeTitle', { name: passkey?.name ?? '' })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="bad" busy={busy} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t(isLast ? 'removeLastText' : 'removeText')}</p>
      <FailureNote failure={failure} />
    </Dialog>
  );
}
