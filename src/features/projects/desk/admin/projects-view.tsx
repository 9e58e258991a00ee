import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Initials } from '#ui/admin/initials.tsx';
import { ShortDay } from '#ui/admin/instant.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { useAddressSearch } from '#ui/controls/use-address-search.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { projectFilterOf, projectFilters, projectsQuery } from '../../projects.queries.ts';
import type { ListedProject } from '../../projects.schema.ts';
import { titleIn } from '../../projects.ts';
import { Ball } from './ball.tsx';
import { BeginDialog } from './begin-dialog.tsx';
import { projectsTexts } from './projects-admin.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';

function ProjectRow({ project, href }: { project: ListedProject; href: string }) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const { person, company, holder, now, isLate } = project;
  const name = person.name || person.email;
  const waiting = holder === 'company' && project.isWaiting ? now : null;
  return (
    <li>
      <Initials name={name} />
      <div>
        <b>
          <Link to={href}>{titleIn(project, language)}</Link>
        </b>
        <small>{[name, company].filter(Boolean).join(', ')}</small>
        <small>
          <Ball held={{ ...project, waiting }} />
        </small>
      </div>
      {isLate ? (
        <span className="badge badge--destructive">{t('late')}</span>
      ) : (
        <small>
          <ShortDay at={project.updatedAt} />
        </small>
      )}
    </li>
  );
}

type ProjectsViewProps = {
  title: string;
  listHref: string;
  templatesHref: string;
  hrefOf: (id: string) => string;
};

/** What is being worked on, the last changed first, each with who has the ball. */
export function ProjectsView({ title, listHref, templatesHref, hrefOf }: ProjectsViewProps) {
  const t = useTexts(projectsTexts);
  const { navigate } = useNavigation();
  const showToast = useToast();
  const [search] = useAddressSearch();
  const [isBeginning, setIsBeginning] = useState(false);
  const filter = projectFilterOf(new URLSearchParams(search).get('state'));
  const { pages, error, outdated, more, refetch } = usePages((page) => projectsQuery(filter, page));
  const projects = pages.flatMap((page) => page.projects);
  const total = pages[0]?.total;
  return (
    <>
      <PageHeading
        title={title}
        lead={
          <span role="status">
            {total === undefined ? '' : total === 1 ? t('totalOne') : t('total', { count: total })}
          </span>
        }
        actions={
          <>
            <Link className={buttonClass({ variant: 'soft' })} to={templatesHref}>
              {t('templates')}
            </Link>
            <Button onClick={() => setIsBeginning(true)}>{t('begin')}</Button>
          </>
        }
      />
      <FilterBar
        label={t('filters')}
        filters={projectFilters.map((name) => ({
          name,
          label: t(name),
          count: name === filter ? total : undefined,
          href: name === 'active' ? listHref : `${listHref}?state=${name}`,
          isCurrent: name === filter,
        }))}
      />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <EmptyState
            object="folder"
            title={t('none')}
            action={
              <Button variant="soft" onClick={() => setIsBeginning(true)}>
                {t('begin')}
              </Button>
            }
          >
            {t('noneText')}
          </EmptyState>
        ) : null}
        {projects.length > 0 ? (
          <ul className="rows rows--fold">
            {projects.map((project) => (
              <ProjectRow key={project.id} project={project} href={hrefOf(project.id)} />
            ))}
          </ul>
        ) : null}
        {total !== undefined && projects.length < total ? <ShowMore more={more} /> : null}
      </div>
      {isBeginning ? (
        <BeginDialog
          onClose={() => setIsBeginning(false)}
          onBegun={(id) => {
            showToast({ title: t('begun') });
            navigate(hrefOf(id));
          }}
        />
      ) : null}
    </>
  );
}
