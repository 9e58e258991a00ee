import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { ShownProject, ShownStep } from '../../projects.schema.ts';
import { type StepKind, titleIn } from '../../projects.ts';
import { markStep } from '../project-calls.ts';
import { AskDialog } from './ask-dialog.tsx';
import { formatLineInstant } from './ball.tsx';
import { projectsTexts } from './projects-admin.texts.ts';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';

type Shown = { project: ShownProject; onChanged: () => Promise<void> };

function StepRow({
  project,
  step,
  number,
  onAsk,
  onChanged,
}: Shown & { step: ShownStep; number: number; onAsk: () => void }) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { id, side, kind, days, state, doneAt } = step;
  const isAsked = project.requests.some((one) => one.stepId === id && one.state === 'open');
  const isOver = project.state === 'closed';
  const length = days === 1 ? t('dayOne') : t('days', { count: days });
  const press = (change: 'done' | 'undo') =>
    void run(
      () => markStep(project.id, id, change),
      ({ asked }) => {
        showToast({ title: t(asked > 0 ? 'askedNext' : 'changed') });
        return onChanged();
      },
    );
  return (
    <li>
      <span className="num">{number}</span>
      <div>
        <b>{titleIn(step, language)}</b>
        <small>
          {[t(`side_${side}`), t(`kind_${kind as StepKind}`), length].join(', ')}
          {doneAt === null ? '' : `. ${t('doneOn', { day: formatLineInstant(doneAt, language) })}`}
        </small>
        <FailureNote failure={failure} />
      </div>
      <div className="acts">
        {state === 'done' ? <span className="badge badge--good">{t('done')}</span> : null}
        {state === 'now' && !isOver ? <span className="badge">{t('now')}</span> : null}
        {state === 'now' && side === 'client' && !isAsked && !isOver ? (
          <Button variant="soft" size="sm" onClick={onAsk}>
            {t('askStep')}
          </Button>
        ) : null}
        {state === 'now' && !isOver ? (
          <Button
            variant={side === 'company' ? 'primary' : 'text'}
            size="sm"
            busy={busy}
            onClick={() => press('done')}
          >
            {t('done')}
          </Button>
        ) : null}
        {state === 'done' && side === 'company' && !isOver ? (
          <Button variant="text" size="sm" busy={busy} onClick={() => press('undo')}>
            {t('undo')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The steps of both sides in their order, and whose turn it is. */
export function ProjectSteps({ project, onChanged }: Shown) {
  const t = useTexts(projectsTexts);
  const [asking, setAsking] = useState<ShownStep | null>(null);
  const { steps } = project;
  if (steps.length === 0) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Panel title={t('stepsTitle')} count={`${done}/${steps.length}`}>
      <ol className="rows rows--fold">
        {steps.map((step, at) => (
          <StepRow
            key={step.id}
            project={project}
            step={step}
            number={at + 1}
            onAsk={() => setAsking(step)}
            onChanged={onChanged}
          />
        ))}
      </ol>
      {asking ? (
        <AskDialog
          project={project}
          step={asking}
          onClose={() => setAsking(null)}
          onChanged={onChanged}
        />
      ) : null}
    </Panel>
  );
}
