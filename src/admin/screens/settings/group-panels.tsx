import { OwnLanguagePanel } from '#features/auth/admin/own-language-panel.tsx';
import { RightsPanel } from '#features/auth/admin/rights-panel.tsx';
import { SigningInPanel } from '#features/auth/admin/signing-in-panel.tsx';
import { TeamPanel } from '#features/auth/admin/team-panel.tsx';
import type { AuthUser } from '#features/auth/auth.ts';
import { BackupsPanel } from '#features/backups/admin/backups-panel.tsx';
import { CompanyPanel } from '#features/company/admin/company-panel.tsx';
import { DoorPanel, LogoPanel } from '#features/company/admin/look-choices.tsx';
import { LookPanel } from '#features/company/admin/look-panel.tsx';
import { SiteHours } from '#features/company/admin/site-hours.tsx';
import { BankAccountPanel } from '#features/payments/transfers/admin/bank-account-panel.tsx';
import { ConnectionsPanel } from '#features/settings/admin/connections-panel.tsx';
import { HoursPanel } from '#features/settings/admin/hours-panel.tsx';
import { RetentionPanel } from '#features/settings/admin/retention-panel.tsx';
import { UnsentPanel } from '#features/settings/admin/unsent-panel.tsx';
import { connectionsQuery } from '#features/settings/settings.queries.ts';
import { accountPath, calendarHoursPath, logPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { groupHref, type SettingsGroup } from './settings-groups.ts';

type GroupProps = { user: AuthUser };

const isOwner = ({ roles = [] }: AuthUser): boolean => roles.includes('owner');

function Connections({ user }: GroupProps) {
  const { data, error, isFetching, refetch } = useQuery(connectionsQuery());
  if (!data && error && !isFetching) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <LoadingRows />;
  return (
    <>
      <ConnectionsPanel
        connections={data}
        isOwner={isOwner(user)}
        backupsHref={groupHref('data')}
      />
      <UnsentPanel mail={data.mail} isOwner={isOwner(user)} />
    </>
  );
}

function Hours({ user }: GroupProps) {
  return (
    <HoursPanel
      calendarHref={calendarHoursPath.href()}
      siteHours={(line) => <SiteHours line={line} mayChange={isOwner(user)} />}
    />
  );
}

function Team({ user }: GroupProps) {
  return (
    <>
      <TeamPanel user={user} mayChange={isOwner(user)} />
      <RightsPanel />
    </>
  );
}

function You({ user }: GroupProps) {
  return (
    <>
      <OwnLanguagePanel user={user} />
      <SigningInPanel accountHref={accountPath.href()} />
    </>
  );
}

function Data({ user }: GroupProps) {
  return (
    <>
      {isOwner(user) ? <BackupsPanel /> : null}
      <RetentionPanel logHref={isOwner(user) ? logPath.href() : null} />
    </>
  );
}

function Look({ user }: GroupProps) {
  const mayChange = isOwner(user);
  return (
    <>
      <LogoPanel mayChange={mayChange} />
      <LookPanel mayChange={mayChange} />
      <DoorPanel mayChange={mayChange} />
    </>
  );
}

function CompanyGroup({ user }: GroupProps) {
  const mayChange = isOwner(user);
  return (
    <>
      <CompanyPanel mayChange={mayChange} hoursHref={groupHref('hours')} />
      <BankAccountPanel mayChange={mayChange} />
    </>
  );
}

/** What a group of the settings shows. */
export function GroupPanels({ group, user }: GroupProps & { group: SettingsGroup }) {
  switch (group) {
    case 'connections':
      return <Connections user={user} />;
    case 'company':
      return <CompanyGroup user={user} />;
    case 'look':
      return <Look user={user} />;
    case 'hours':
      return <Hours user={user} />;
    case 'team':
      return <Team user={user} />;
    case 'you':
      return <You user={user} />;
    case 'data':
      return <Data user={user} />;
  }
}
