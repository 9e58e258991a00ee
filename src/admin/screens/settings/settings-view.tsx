import { sessionQuery } from '#features/auth/auth.queries.ts';
import { companySettingsQuery } from '#features/company/company-settings.ts';
import { connectionsQuery } from '#features/settings/settings.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { GroupPanels } from './group-panels.tsx';
import { screen } from './settings.screen.ts';
import { settingsTexts } from './settings.texts.ts';
import { groupsOf, type SettingsGroup } from './settings-groups.ts';
import { countMissing, countSamples, settingsLead } from './settings-lead.ts';
import { SettingsNav } from './settings-nav.tsx';
import '#ui/admin/layout/columns.css';

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
