import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { connectionsQuery } from '../settings.queries.ts';
import { renewCalendarFeed } from '../settings-calls.ts';
import { connectionsTexts } from './connections.texts.ts';

/** Makes or renews the calendar's address, and shows it this once. */
export function FeedAction({ exists }: { exists: boolean }) {
  const t = useTexts(connectionsTexts);
  const client = useQueryClient();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState<string | null>(null);

  function close(): void {
    setIsOpen(false);
    setAddress(null);
    forget();
  }
  function renew(): void {
    setIsOpen(true);
    void run(renewCalendarFeed, ({ url }) => {
      setAddress(url);
      return client.refetchQuery(connectionsQuery());
    });
  }
  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    showToast({ title: t('copied') });
  }

  return (
    <>
      <Button variant="soft" busy={busy} onClick={exists ? () => setIsOpen(true) : renew}>
        {t(exists ? 'feedRenew' : 'feedMake')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t(address === null ? 'feedAskTitle' : 'feedMadeTitle')}
        closeLabel={t('close')}
        footer={
          address === null ? (
            <>
              <Button variant="soft" onClick={close}>
                {t('cancel')}
              </Button>
              <Button busy={busy} onClick={renew}>
                {t('feedRenew')}
              </Button>
            </>
          ) : (
            <Button onClick={() => void copy(address)}>{t('copy')}</Button>
          )
        }
      >
        <p>{t(address === null ? 'feedAskText' : 'feedMadeText')}</p>
        {address === null ? null : (
          <TextField
            label={t('feedAddress')}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
        <FailureNote failure={failure} />
      </Dialog>
    </>
  );
}
