import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconPlus } from '#ui/icons/icons.tsx';
import { passkeysQuery, sessionQuery, sessionsQuery } from '../auth.queries.ts';
import { signalPasskeys } from '../signal-passkeys.ts';
import { accountTexts } from './account.texts.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { type Passkey, RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import '#ui/admin/layout/rows.css';

type PasskeysPanelProps = {
  /** Makes a passkey by the browser; resolves with false if the person or the device gave none. */
  makePasskey: () => Promise<boolean>;
};

/** The passkeys of a person: one more, or one less. */
export function PasskeysPanel({ makePasskey }: PasskeysPanelProps) {
  const t = useTexts(accountTexts);
  const showToast = useToast();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(passkeysQuery());
  const { busy, failure, run } = useStaffAction();
  const [isCancelled, setIsCancelled] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const passkeys = data?.passkeys ?? [];

  // One that was removed, here or by another session, is offered no more.
  useEffect(() => {
    if (data) void signalPasskeys(data);
  }, [data]);

  /** A passkey changes what the session may do, and a proof replaces the session. */
  async function readAgain(): Promise<void> {
    const queries = [passkeysQuery(), sessionQuery(), sessionsQuery()];
    await Promise.all(queries.map((query) => client.refetchQuery(query)));
  }

  function add(): void {
    setIsCancelled(false);
    void run(makePasskey, (isMade) => {
      setIsCancelled(!isMade);
      if (isMade) showToast({ title: t('added') });
      return readAgain();
    });
  }

  return (
    <Panel title={t('passkeys')} count={data ? passkeys.length : undefined}>
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows count={1} /> : null}
      <ul className="rows rows--2">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </ul>
      <PanelBody>
        {data && passkeys.length === 0 ? <p>{t('none')}</p> : null}
        <p>{t('passkeysText')}</p>
        <FailureNote failure={isCancelled ? t('cancelled') : failure} />
        <div className="row">
          <Button variant="soft" busy={busy} busyLabel={t('adding')} onClick={add}>
            <IconPlus />
            {t('add')}
          </Button>
        </div>
      </PanelBody>
      <RemovePasskeyDialog
        passkey={leaving}
        isLast={passkeys.length === 1}
        onClose={() => setLeaving(null)}
        onRemoved={() => {
          showToast({ title: t('removed') });
          void readAgain();
        }}
      />
    </Panel>
  );
}
