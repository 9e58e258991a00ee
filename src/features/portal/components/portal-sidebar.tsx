import type { ComponentType } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath, clientPortalPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconHelp } from '#ui/icons/frame-icons.tsx';
import { IconPlus, IconReceipt } from '#ui/icons/icons.tsx';
import { portalTexts } from '../portal.texts.ts';
import type { PortalPart } from '../portal-view.ts';
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

/** The parts of the portal beside the projects, which the demo does not have. */
const items = [
  { view: 'overview', label: 'menuOverview', Icon: IconDashboard },
  { view: 'calendar', label: 'menuCalendar', Icon: IconDay },
  { view: 'messages', label: 'menuMessages', Icon: IconMessage },
  { view: 'documents', label: 'menuDocuments', Icon: IconDocument },
  { view: 'invoices', label: 'menuInvoices', Icon: IconReceipt },
  { view: 'settings', label: 'menuSettings', Icon: IconSettings },
  { view: 'help', label: 'menuHelp', Icon: IconHelp },
] as const satisfies readonly {
  view: PortalPart;
  label: keyof (typeof portalTexts)['en'];
  Icon: ComponentType;
}[];

type PortalSidebarProps = {
  user: AuthUser;
  /** The part that is shown; the demo has the projects alone. */
  view?: PortalPart;
  onSelect?: (view: PortalPart) => void;
};

export function PortalSidebar({ user, view = 'projects', onSelect }: PortalSidebarProps) {
  const t = useTexts(portalTexts);
  return (
    <aside className="portal-side" aria-label={t('menu')}>
      <div className="portal-side__in">
        <Person name={user.username} email={user.email} />
        <nav aria-label={t('menu')}>
          <ul>
            <li>
              {onSelect ? (
                <button
                  type="button"
                  aria-current={view === 'projects' ? 'page' : undefined}
                  onClick={() => onSelect('projects')}
                >
                  <IconProjects />
                  {t('menuProjects')}
                </button>
              ) : (
                <Link to={clientPortalPath.href()} aria-current="page">
                  <IconProjects />
                  {t('menuProjects')}
                </Link>
              )}
            </li>
            {items.map(({ view: item, label, Icon }) => (
              <li key={label}>
                <button
                  type="button"
                  disabled={!onSelect}
                  aria-current={view === item ? 'page' : undefined}
                  onClick={() => onSelect?.(item)}
                >
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
