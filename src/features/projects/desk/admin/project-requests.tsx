import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { ShownProject, ShownProjectRequest } from '../../projects.schema.ts';
import { titleIn } from '../../projects.ts';
import { changeRequest } from '../project-calls.ts';
import { AskDialog } from './ask-dialog.tsx';
import { formatLineDay, formatLineInstant } from './ball.tsx';
import { projectsTexts } from './projects-admin.texts.ts';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';

type Changed = { onChanged: () => Promise<void> };

function describe(
  request: ShownProjectRequest,
  t: ReturnType<typeof useTexts<keyof typeof projectsTexts.en>>,
  language: 'en' | 'pt',
): string {
  const { kind, dueDay, askedAt, reminders, state } = request;
  const parts = [t(`choose_${kind}`), t('since', { day: formatLineInstant(askedAt, language) })];
  if (dueDay !== null && state === 'open')
    parts.push(t('dueOn', { day: formatLineDay(dueDay, language) }));
  if (reminders > 0)
    parts.push(reminders === 1 ? t('remindedOne') : t('reminded', { count: reminders }));
  return parts.join(', ');
}

function RequestRow({
  project,
  request,
  onChanged,
}: Changed & { project: ShownProject; request: ShownProjectRequest }) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { id, state, isLate } = request;
  const isOpen = state === 'open' && project.state !== 'closed';
  const press = (change: 'remind' | 'withdraw') =>
    void run(
      () => changeRequest(project.id, id, change),
      () => {
        showToast({ title: t(change === 'remind' ? 'remindedNow' : 'withdrawn') });
        return onChanged();
      },
    );
  return (
    <li>
      <div>
        <b>{titleIn(request, language)}</b>
        <small>{describe(request, t, language)}</small>
        <FailureNote failure={failure} />
      </div>
      <div className="acts">
        {isLate ? <span className="badge badge--destructive">{t('late')}</span> : null}
        {isOpen ? (
          <>
            <Button
              variant="text"
              size="sm"
              onClick={() =>
                void navigator.clipboard
                  ?.writeText(request.url)
                  .then(() => showToast({ title: t('copied') }))
              }
            >
              {t('copyLink')}
            </Button>
            <Button variant="soft" size="sm" busy={busy} onClick={() => press('remind')}>
              {t('remind')}
            </Button>
            <Button variant="text" size="sm" busy={busy} onClick={() => press('withdraw')}>
              {t('withdraw')}
            </Button>
          </>
        ) : (
          <span className={state === 'done' ? 'badge badge--good' : 'badge'}>
            {t(`state_${state}`)}
          </span>
        )}
      </div>
    </li>
  );
}

/** What is asked of the client: open first, and how to ask for more. */
export function ProjectRequests({ project, onChanged }: Changed & { project: ShownProject }) {
  const t = useTexts(projectsTexts);
  const [isAsking, setIsAsking] = useState(false);
  const open = project.requests.filter(({ state }) => state === 'open');
  const rest = project.requests.filter(({ state }) => state !== 'open').toReversed();
  return (
    <Panel
      title={t('requestsTitle')}
      count={t('open', { count: open.length })}
      action={
        project.state === 'closed' ? null : (
          <Button variant="soft" size="sm" onClick={() => setIsAsking(true)}>
            {t('ask')}
          </Button>
        )
      }
    >
      {project.requests.length === 0 ? <PanelBody>{t('requestsNone')}</PanelBody> : null}
      <ul className="rows rows--2 rows--fold">
        {[...open, ...rest].map((request) => (
          <RequestRow key={request.id} project={project} request={request} onChanged={onChanged} />
        ))}
      </ul>
      {isAsking ? (
        <AskDialog
          project={project}
          step={null}
          onClose={() => setIsAsking(false)}
          onChanged={onChanged}
        />
      ) : null}
    </Panel>
  );
}
