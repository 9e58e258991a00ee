import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withPrefix } from '#core/site-address.ts';
import { useAuth } from '#features/auth/components/auth-provider.tsx';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { signInPath } from '#paths.ts';
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
  const { language } = useLanguage();
  return (
    <p className="portal-ribbon">
      <Badge variant="review">{t('demo')}</Badge>
      {t('demoNote')}
      <a className="portal-ribbon__way" href={withPrefix(prefixOf[language], signInPath.href())}>
        {t('signIn')}
      </a>
    </p>
  );
}

/**
 * Returns the view in the address and a function that changes it there, so that links, reloads and
 * going back restore it. A change adds no history entry.
 */
function usePortalView(projects: readonly Project[], query: string | undefined) {
  const { address } = useNavigation();
  const [view, setView] = useState(() => readPortalView(query ?? address.search, projects));

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

type ProjectPanesProps = {
  portal: Portal;
  /** The query that names the view, where it has changed since the page was loaded. */
  query?: string;
  /** What surrounds a project: the buttons of a signed-in client, or nothing. */
  around?: (project: Project, panes: ReactNode) => ReactNode;
};

/** The list of projects and the one that is chosen. */
export function ProjectPanes({ portal, query, around = (_, panes) => panes }: ProjectPanesProps) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  const [view, showView] = usePortalView(portal.projects, query);
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

  // Of a portal that was read again, the project as it is now.
  const project = portal.projects.find(({ id }) => id === view?.project.id) ?? view?.project;
  return (
    <>
      {view && project ? (
        <>
          <ProjectList projects={portal.projects} selected={project} onSelect={select} />
          <div className="portal-main" key={project.id}>
            {around(
              project,
              <>
                <ProjectHeader project={project} heading={heading} />
                <ProjectSummary project={project} />
                <ProjectTabs
                  project={project}
                  records={recordsOf(portal, project.id)}
                  tab={view.tab}
                  onSelect={(tab) => showView({ ...view, tab })}
                />
              </>,
            )}
          </div>
        </>
      ) : null}
      <p className="sr" role="status">
        {announcement}
      </p>
    </>
  );
}

/** The portal of the demo's user, or of staff. Renders nothing without one. */
export function ClientPortal({ portal = samplePortal }: { portal?: Portal }) {
  const { user } = useAuth();
  if (!user) return null;
  // Staff see the sample as such: only a client has a portal of their own.
  const isSample = user.demo === true || user.roles !== undefined;
  return (
    <>
      {isSample ? <DemoRibbon /> : null}
      <div className="portal">
        <PortalSidebar user={user} />
        <ProjectPanes portal={portal} />
      </div>
    </>
  );
}
