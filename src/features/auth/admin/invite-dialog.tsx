import { type FormEvent, useId, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { Role } from '#platform/permissions/permissions.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { inviteStaff, type NewStaff } from '../staff-calls.ts';
import { LanguageChoice } from './language-choice.tsx';
import { RoleChoice } from './role-choice.tsx';
import { teamTexts } from './team.texts.ts';

type InviteDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onInvited: (name: string) => void;
};

/** Adds one of the team. What was typed stays until the server has it. */
export function InviteDialog({ isOpen, onClose, onInvited }: InviteDialogProps) {
  const t = useTexts(teamTexts);
  const { language: locale } = useLanguage();
  const form = useId();
  const { busy, failure, run, forget } = useStaffAction();
  const empty: NewStaff = { name: '', email: '', role: 'staff', language: locale };
  const [member, setMember] = useState(empty);
  const set = (changes: Partial<NewStaff>) => setMember((before) => ({ ...before, ...changes }));

  function close(): void {
    forget();
    onClose();
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    void run(
      () => inviteStaff(member, locale),
      () => {
        setMember(empty);
        close();
        onInvited(member.name);
      },
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('inviteTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="soft" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {member.name ? t('inviteSend', { name: member.name }) : t('inviteSendNobody')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={send}>
        <p>{t('inviteText')}</p>
        <TextField
          label={t('name')}
          value={member.name}
          required
          maxLength={100}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label={t('email')}
          type="email"
          value={member.email}
          required
          autoComplete="off"
          onChange={(event) => set({ email: event.target.value })}
        />
        <RoleChoice role={member.role} onChoose={(role: Role) => set({ role })} />
        <LanguageChoice
          label={t('language')}
          language={member.language}
          onChoose={(language: Language) => set({ language })}
        />
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
