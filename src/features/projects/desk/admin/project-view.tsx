import { type ReactNode, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { sessionQuery, staffQuery } from '#features/auth/auth.queries.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { projectQuery } from '../../projects.queries.ts';
import type { ShownProject } from '../../projects.schema.ts';
import { titleIn } from '../../projects.ts';
import { ProjectReaders } from '../../readers/admin/project-readers.tsx';
import { changeProject, entrust } from '../project-calls.ts';
import { Ball, formatLineDay } from './ball.tsx';
import { ProjectPapers } from './project-papers.tsx';
import { ProjectRequests } from './project-requests.tsx';
import { ProjectSteps } from './project-steps.tsx';
import { ProjectDecisions, ProjectTalk } from './project-talk.tsx';
import { projectsTexts } from './projects-admin.texts.ts';
import '#ui/admin/layout/columns.css';

type Shown = { project: ShownProject; onChanged: () => Promise<void> };

/** Pauses the work, goes on with it, or finishes it, which is asked about first. */
function Actions({ project, onChanged }: Shown) {
  const t = useTexts(projectsTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [isClosing, setIsClosing] = useState(false);
  const press = (change: 'pause' | 'resume' | 'close') =>
    void run(
      () => changeProject(project.id, change),
      () => {
        setIsClosing(false);
        showToast({ title: t('changed') });
        return onChanged();
      },
    );
  const turn = project.state === 'paused' ? 'resume' : 'pause';
  return (
    <>
      <Button variant="soft" busy={busy} onClick={() => press(turn)}>
        {t(turn)}
      </Button>
      <Button variant="soft" busy={busy} onClick={() => setIsClosing(true)}>
        {t('close')}
      </Button>
      {isClosing ? null : <FailureNote failure={failure} />}
      <Dialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        title={t('closeTitle')}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button variant="soft" onClick={() => setIsClosing(false)}>
              {t('cancel')}
            </Button>
            <Button busy={busy} onClick={() => press('close')}>
              {t('close')}
            </Button>
          </>
        }
      >
        <p>{t('closeText', { name: project.person.name || project.person.email })}</p>
        <FailureNote failure={failure} />
      </Dialog>
    </>
  );
}

function Heading({
  project,
  listHref,
  personHref,
  orderHref,
  quoteHref,
  onChanged,
}: Shown & Pick<ProjectViewProps, 'listHref' | 'personHref' | 'orderHref' | 'quoteHref'>) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const { steps, person, order, promise, state } = project;
  const now = steps.find((one) => one.state === 'now' && one.side === 'company');
  const held = {
    ...project,
    stepsDone: steps.filter((one) => one.state === 'done').length,
    stepsAll: steps.length,
    waiting: now?.kind === 'wait' ? now : null,
  };
  return (
    <PageHeading
      above={
        <Link className="crumb" to={listHref}>
          <IconChevronLeft />
          {t('back')}
        </Link>
      }
      title={titleIn(project, language)}
      lead={
        <>
          <Link to={personHref(person.id)}>{person.name || person.email}</Link>
          {project.company ? `, ${project.company}` : ''}
          {order === null ? null : (
            <>
              , <Link to={orderHref(order)}>{order}</Link>
            </>
          )}
          . <Ball held={held} />
          {promise === null ? null : ` ${t('promise', { day: formatLineDay(promise, language) })}`}
        </>
      }
      actions={
        <>
          <Link className={buttonClass({ variant: 'soft' })} to={quoteHref(person.id)}>
            {t('writeQuote')}
          </Link>
          {state === 'closed' ? null : <Actions project={project} onChanged={onChanged} />}
        </>
      }
    />
  );
}

/** Who answers for the work, and so reads its papers of identity; an owner chooses. */
function Responsible({ project, onChanged }: Shown) {
  const t = useTexts(projectsTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { data } = useQuery(staffQuery());
  const { data: user } = useQuery(sessionQuery());
  const { responsible } = project;
  if (!user?.roles?.includes('owner')) return null;
  const staff = data?.staff.filter(({ role }) => role !== 'bookkeeper') ?? [];
  return (
    <Panel title={t('responsible')}>
      <PanelBody>
        <SelectField
          label={t('responsible')}
          value={responsible?.id ?? ''}
          disabled={busy || data === undefined}
          onChange={({ target }) =>
            void run(
              () => entrust(project.id, target.value || null),
              () => {
                showToast({ title: t('responsibleSaved') });
                return onChanged();
              },
            )
          }
        >
          <option value="">{t('responsibleNone')}</option>
          {/* Before the team is known, and for who has left it, or the owners would seem to answer. */}
          {responsible && staff.every(({ personId }) => personId !== responsible.id) ? (
            <option value={responsible.id}>{responsible.name}</option>
          ) : null}
          {staff.map(({ personId, name }) => (
            <option key={personId} value={personId}>
              {name}
            </option>
          ))}
        </SelectField>
        <FailureNote failure={failure} />
      </PanelBody>
    </Panel>
  );
}

type ProjectViewProps = {
  id: string;
  listHref: string;
  personHref: (id: string) => string;
  orderHref: (reference: string) => string;
  /** Where a quote for the client is written. */
  quoteHref: (personId: string) => string;
  /** What the client was asked to pay for it. */
  renderPayments: () => ReactNode;
};

/** One project: who has the ball, the steps, what is asked, talk, papers and what the client did. */
export function ProjectView({ id, renderPayments, ...links }: ProjectViewProps) {
  const t = useTexts(projectsTexts);
  const { data: project, error, isFetching, refetch } = useQuery(projectQuery(id));
  const isGone = error instanceof HttpError && error.status === 404;
  if (isGone) return <PageHeading title={t('gone')} />;
  if (!project)
    return error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
  const onChanged = async () => void (await refetch());
  return (
    <>
      <Heading project={project} onChanged={onChanged} {...links} />
      <div className="cols2">
        <div className="lane">
          <ProjectRequests project={project} onChanged={onChanged} />
          <ProjectSteps project={project} onChanged={onChanged} />
        </div>
        <div className="lane">
          {renderPayments()}
          <ProjectTalk project={project} onChanged={onChanged} />
          <ProjectPapers project={project} onChanged={onChanged} />
          <ProjectReaders
            projectId={project.id}
            personId={project.person.id}
            isClosed={project.state === 'closed'}
          />
          <ProjectDecisions project={project} />
          <Responsible project={project} onChanged={onChanged} />
        </div>
      </div>
    </>
  );
}
