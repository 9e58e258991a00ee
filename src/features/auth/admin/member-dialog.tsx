import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import type { Role } from '#platform/permissions/permissions.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { StaffList } from '../auth.ts';
import { changeRole, endStaff, helpWithPasskey } from '../staff-calls.ts';
import { RoleChoice } from './role-choice.tsx';
import { teamTexts } from './team.texts.ts';

export type Member = StaffList['staff'][number];

type MemberDialogProps = {
  member: Member;
  /** Whether it is who is signed in; another owner helps with her passkey. */
  isSelf: boolean;
  onClose: () => void;
  /** Called with what to tell. */
  onChanged: (done: string) => void;
};

/** What one of the team may do; or the end, which is asked once more and names the person. */
export function MemberDialog({ member, isSelf, onClose, onChanged }: MemberDialogProps) {
  const t = useTexts(teamTexts);
  const { name, personId } = member;
  const { busy, failure, run } = useStaffAction();
  const [role, setRole] = useState<Role>(member.role);
  const [isEnding, setIsEnding] = useState(false);

  function save(): void {
    void run(
      () => changeRole(personId, role),
      () => onChanged(t('saved', { name })),
    );
  }
  function help(): void {
    void run(
      () => helpWithPasskey(personId),
      () => onChanged(t('helped', { name })),
    );
  }
  function end(): void {
    void run(
      () => endStaff(personId),
      () => onChanged(t('ended', { name })),
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isEnding ? 'endTitle' : 'changeTitle', { name })}
      closeLabel={t('close')}
      footer={
        isEnding ? (
          <>
            <Button variant="soft" onClick={() => setIsEnding(false)}>
              {t('cancel')}
            </Button>
            <Button variant="bad" busy={busy} onClick={end}>
              {t('endDo', { name })}
            </Button>
          </>
        ) : (
          <>
            <Button variant="redline" onClick={() => setIsEnding(true)}>
              {t('end')}
            </Button>
            <Button busy={busy} onClick={save}>
              {t('save')}
            </Button>
          </>
        )
      }
    >
      {isEnding ? <p>{t('endText')}</p> : <RoleChoice role={role} onChoose={setRole} />}
      {isEnding || isSelf ? null : (
        <section className="stack" aria-label={t('lost', { name })}>
          <h3>{t('lost', { name })}</h3>
          <p>{t('lostText', { name })}</p>
          <div className="row">
            <Button variant="soft" busy={busy} onClick={help}>
              {t('help', { name })}
            </Button>
          </div>
        </section>
      )}
      <FailureNote failure={failure} />
    </Dialog>
  );
}
