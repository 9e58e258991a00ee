import type { ComponentType } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath, clientPortalPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconHelp } from '#ui/icons/frame-icons.tsx';
import { IconPlus, IconReceipt } from '#ui/icons/icons.tsx';
import { portalTexts } from '../portal.texts.ts';
import { Person } from './person.tsx';
import {
  IconDashboard,
  IconDay,
  IconDocument,
  IconMessage,
  IconProjects,
  IconSettings,
} from './portal-icons.tsx';
import './portal-sidebar.css';

/** The parts of the portal that do not exist yet. */
const disabledItems = [
  { label: 'menuOverview', Icon: IconDashboard },
  { label: 'menuCalendar', Icon: IconDay },
  { label: 'menuMessages', Icon: IconMessage },
  { label: 'menuDocuments', Icon: IconDocument },
  { label: 'menuInvoices', Icon: IconReceipt },
  { label: 'menuSettings', Icon: IconSettings },
  { label: 'menuHelp', Icon: IconHelp },
] as const satisfies readonly {
  label: keyof (typeof portalTexts)['en'];
  Icon: ComponentType;
}[];

export function PortalSidebar({ user }: { user: AuthUser }) {
  const t = useTexts(portalTexts);
  return (
    <aside className="portal-side" aria-label={t('menu')}>
      <div className="portal-side__in">
        <Person name={user.username} email={user.email} />
        <nav aria-label={t('menu')}>
          <ul>
            <li>
              <Link to={clientPortalPath.href()} aria-current="page">
                <IconProjects />
                {t('menuProjects')}
              </Link>
            </li>
            {disabledItems.map(({ label, Icon }) => (
              <li key={label}>
                <button type="button" disabled>
                  <Icon />
                  {t(label)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          to={bookConsultationPath.href()}
          className={buttonClass({ variant: 'line', size: 'sm', full: true })}
        >
          <IconPlus />
          {t('newService')}
        </Link>
      </div>
    </aside>
  );
}
