import { useState } from 'react';
import { dateFormat } from '#core/date-format.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconPlus } from '#ui/icons/icons.tsx';
import { staffQuery } from '../auth.queries.ts';
import type { AuthUser } from '../auth.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { type Member, MemberDialog } from './member-dialog.tsx';
import { teamTexts } from './team.texts.ts';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';

const badges = { owner: '', staff: ' badge--secondary', bookkeeper: ' badge--outline' };

type MemberRowProps = { member: Member; isSelf: boolean; onChange: (() => void) | null };

function MemberRow({ member, isSelf, onChange }: MemberRowProps) {
  const t = useTexts(teamTexts);
  const { language } = useLanguage();
  const { name, email, role, since } = member;
  const day = dateFormat(localeOf[language], { dateStyle: 'medium' }).format(Date.parse(since));
  return (
    <li>
      <Initials name={name} />
      <div>
        <b>{isSelf ? `${name} (${t('you')})` : name}</b>
        <small>{email}</small>
        <small>{t('since', { day })}</small>
      </div>
      <span className="acts">
        <span className={`badge${badges[role]}`}>{t(`role_${role}`)}</span>
        {onChange === null ? null : (
          <Button variant="soft" aria-label={t('changeNamed', { name })} onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Who works here, and in which role. */
export function TeamPanel({ user, mayChange }: { user: AuthUser; mayChange: boolean }) {
  const t = useTexts(teamTexts);
  const showToast = useToast();
  const { data, error, isFetching, refetch } = useQuery(staffQuery());
  const [isInviting, setIsInviting] = useState(false);
  const [changed, setChanged] = useState<Member | null>(null);

  function tell(title: string): void {
    setChanged(null);
    showToast({ title });
    void refetch();
  }
  return (
    <Panel
      title={t('title')}
      count={data?.staff.length}
      foot={
        <p>
          <Unbroken>{t('foot')}</Unbroken>
        </p>
      }
      action={
        mayChange ? (
          <Button variant="soft" onClick={() => setIsInviting(true)}>
            <IconPlus />
            {t('invite')}
          </Button>
        ) : null
      }
    >
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows count={2} /> : null}
      <ul className="rows rows--acts">
        {data?.staff.map((member) => (
          <MemberRow
            key={member.personId}
            member={member}
            isSelf={member.personId === user.id}
            onChange={mayChange ? () => setChanged(member) : null}
          />
        ))}
      </ul>
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={(name) => tell(t('invited', { name, address: `${location.host}/admin` }))}
      />
      {changed ? (
        <MemberDialog
          member={changed}
          isSelf={changed.personId === user.id}
          onClose={() => setChanged(null)}
          onChanged={tell}
        />
      ) : null}
    </Panel>
  );
}
