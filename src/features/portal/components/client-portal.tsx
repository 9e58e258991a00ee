import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AuthUser } from '#features/auth/auth.ts';
import { useAuth } from '#features/auth/components/auth-provider.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { portalTexts } from '../portal.texts.ts';
import { type Portal, type Project, recordsOf } from '../portal.ts';
import { formatPortalView, type PortalView, readPortalView } from '../portal-view.ts';
import { ProjectHeader } from '../projects/components/project-header.tsx';
import { ProjectList } from '../projects/components/project-list.tsx';
import { ProjectSummary } from '../projects/components/project-summary.tsx';
import { ProjectTabs } from '../projects/components/project-tabs.tsx';
import { samplePortal } from '../sample/sample-portal.ts';
import { PortalSidebar } from './portal-sidebar.tsx';
import './client-portal.css';

/** States above the portal that its data is not real. */
function DemoRibbon() {
  const t = useTexts(portalTexts);
  return (
    <p className="portal-ribbon">
      <Badge variant="review">{t('demo')}</Badge>
      {t('demoNote')}
    </p>
  );
}

/**
 * Returns the view in the address and a function that changes it there, so that links, reloads and
 * going back restore it. A change adds no history entry.
 */
function usePortalView(projects: readonly Project[]) {
  const { address } = useNavigation();
  const [view, setView] = useState(() => readPortalView(address.search, projects));

  function showView(next: PortalView) {
    setView(next);
    const { pathname, search, hash } = window.location;
    const url = `${pathname}${formatPortalView(next, projects, search)}${hash}`;
    window.history.replaceState(window.history.state, '', url);
  }
  return [view, showView] as const;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= document.documentElement.clientHeight;
}

function Projects({ user, portal }: { user: AuthUser; portal: Portal }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  const [view, showView] = usePortalView(portal.projects);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  function select(project: Project) {
    const { text: name } = localize(language, project.name, project.namePt);
    flushSync(() => {
      if (view) showView({ ...view, project });
      setAnnouncement(t('projectShown', { name }));
    });
    // On a phone the project is below the list, so the selection would seem to do nothing.
    if (heading.current && !isInView(heading.current)) {
      heading.current.focus({ preventScroll: true });
      heading.current.scrollIntoView();
    }
  }

  return (
    <div className="portal">
      <PortalSidebar user={user} />
      {view ? (
        <>
          <ProjectList projects={portal.projects} selected={view.project} onSelect={select} />
          <div className="portal-main" key={view.project.id}>
            <ProjectHeader project={view.project} heading={heading} />
            <ProjectSummary project={view.project} />
            <ProjectTabs
              project={view.project}
              records={recordsOf(portal, view.project.id)}
              tab={view.tab}
              onSelect={(tab) => showView({ ...view, tab })}
            />
          </div>
        </>
      ) : null}
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** The client portal of the signed-in user. Renders nothing without one. */
export function ClientPortal() {
  const { user } = useAuth();
  if (!user) return null;
  // Staff see the sample as such: only a client will have a portal of their own.
  const isSample = user.demo === true || user.roles !== undefined;
  return (
    <>
      {isSample ? <DemoRibbon /> : null}
      <Projects user={user} portal={samplePortal} />
    </>
  );
}
