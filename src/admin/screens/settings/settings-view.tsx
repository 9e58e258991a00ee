import { sessionQuery } from '#features/auth/auth.queries.ts';
import { companySettingsQuery } from '#features/company/company-settings.ts';
import { connectionsQuery } from '#features/settings/settings.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Link } from '#ui/controls/link.tsx';
import { GroupPanels } from './group-panels.tsx';
import { screen } from './settings.screen.ts';
import { settingsTexts } from './settings.texts.ts';
import { groupHref, groupsOf, type SettingsGroup } from './settings-groups.ts';
import { countMissing, countSamples, settingsLead } from './settings-lead.ts';
import './settings-view.css';
import '#ui/admin/layout/columns.css';

type SettingsNavProps = {
  groups: readonly SettingsGroup[];
  current: SettingsGroup;
  /** What is to be done in a group. */
  counts: Partial<Record<SettingsGroup, number>>;
};

/** The groups: beside what is shown, or above it on a phone. */
function SettingsNav({ groups, current, counts }: SettingsNavProps) {
  const t = useTexts(settingsTexts);
  return (
    <nav className="settings__nav" aria-label={t('groups')}>
      {groups.map((group) => (
        <Link
          key={group}
          to={groupHref(group)}
          aria-current={group === current ? 'page' : undefined}
        >
          {t(group)} {counts[group] ? <span className="num">{counts[group]}</span> : null}
        </Link>
      ))}
    </nav>
  );
}

/** One group of the settings beside the list of them; the first group that may be read by default. */
export function SettingsView({ group }: { group: SettingsGroup }) {
  const title = useTexts(screen.title);
  const t = useTexts(settingsTexts);
  const user = useQuery(sessionQuery()).data;
  const groups = user ? groupsOf(user) : [];
  const mayRead = groups.includes('connections');
  const connections = useQuery({ ...connectionsQuery(), enabled: mayRead }).data;
  const company = useQuery({ ...companySettingsQuery(), enabled: mayRead }).data;
  const shown = groups.includes(group) ? group : groups[0];
  if (!user || shown === undefined) return null;
  const counts = {
    ...(connections && { connections: countMissing(connections) }),
    ...(company && { company: countSamples(company) }),
  };
  return (
    <>
      <PageHeading
        title={title('title')}
        lead={
          connections && company ? (
            <Unbroken>{settingsLead(t, connections, company)}</Unbroken>
          ) : undefined
        }
      />
      <div className="settings">
        <SettingsNav groups={groups} current={shown} counts={counts} />
        <div className="lane">
          <GroupPanels key={shown} group={shown} user={user} />
        </div>
      </div>
    </>
  );
}
