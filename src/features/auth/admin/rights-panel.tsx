import { useTexts } from '#i18n/language-context.tsx';
import { type Action, roles, rolesFor } from '#platform/permissions/permissions.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { teamTexts } from './team.texts.ts';
import './rights-panel.css';

/** What people call a right, and the action by which the server decides it. */
const rights = {
  right_people: 'people.read',
  right_answer: 'conversations.change',
  right_settings: 'settings.read',
  right_change: 'settings.change',
  right_export: 'people.export',
  right_team: 'staff.change',
  right_log: 'audit.read',
} as const satisfies Record<string, Action>;

/** Role by role, what it may do; drawn from the table of permissions. */
export function RightsPanel() {
  const t = useTexts(teamTexts);
  return (
    <Panel title={t('rights')}>
      <table className="rights">
        <thead>
          <tr>
            <th scope="col">{t('thing')}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {t(`role_${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(rights) as (keyof typeof rights)[]).map((right) => (
            <tr key={right}>
              <th scope="row">{t(right)}</th>
              {roles.map((role) => (
                <td key={role}>
                  {rolesFor(rights[right]).includes(role) ? (
                    <>
                      <IconCheck />
                      <span className="sr">{t('yes')}</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr">{t('no')}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
