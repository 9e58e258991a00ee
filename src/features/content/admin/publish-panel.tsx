import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { Draft } from '../drafts/admin/use-draft.ts';
import { neededLabelOf } from '../fields/field-labels.texts.ts';
import { contentTexts } from './content-admin.texts.ts';
import type { Publication } from './use-publication.ts';

const loadQuestion = () => import('./original-question.tsx').then((part) => part.OriginalQuestion);

type BackToOriginalProps = { isBusy: boolean; onConfirm: () => void };

/** Brings the original words of a record back, after a question. */
function BackToOriginal({ isBusy, onConfirm }: BackToOriginalProps) {
  const t = useTexts(contentTexts);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="soft" busy={isBusy} onClick={() => setIsAsked(true)}>
        {t('toOriginal')}
      </Button>
      <LatePart
        isNeeded={isAsked}
        load={loadQuestion}
        of={{ isOpen: isAsked, onClose: () => setIsAsked(false), onConfirm }}
      />
    </>
  );
}

const loadState = () => import('./schedule-state.tsx').then((part) => part.ScheduleState);
const loadSchedule = () => import('./schedule-form.tsx').then((part) => part.ScheduleForm);

type PublishPanelProps = { draft: Draft; publication: Publication };

/** What a record still needs, and the presses that publish, schedule and withdraw it. */
export function PublishPanel({ draft, publication }: PublishPanelProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const [isLater, setIsLater] = useState(false);
  const { record, unsaved } = draft;
  const { missing, state, publishAt, scheduleFailure } = record;
  const { busy, failure, canPublish, ask, withdraw, toOriginal } = publication;

  const needed = (name: string) => neededLabelOf(language, name, `${name}Pt` in record.draft);

  return (
    <Panel title={t('goingOut')}>
      <PanelBody className="content-publish">
        {scheduleFailure || publishAt ? <LatePart load={loadState} of={{ record }} /> : null}
        <p>
          {missing.length > 0
            ? t('missing', { fields: missing.map(needed).join(', ') })
            : t(state === 'public' && !unsaved ? 'nothingToPublish' : 'ready')}
        </p>
        <FailureNote failure={failure} />
        <span className="content-publish__now">
          <Button full busy={busy} disabled={!canPublish} onClick={() => void ask({})}>
            {t(state === 'edited' ? 'publishChanges' : 'publish')}
          </Button>
        </span>
        {record.isFixed && publishAt === null && !record.isOriginal ? (
          <BackToOriginal isBusy={busy || unsaved} onConfirm={toOriginal} />
        ) : null}
        {publishAt !== null || (record.live !== null && !record.isFixed) ? (
          <Button variant="soft" busy={busy} onClick={withdraw}>
            {t(publishAt ? 'unschedule' : 'withdraw')}
          </Button>
        ) : null}
        <details onToggle={({ currentTarget }) => setIsLater(currentTarget.open)}>
          <summary>{t('later')}</summary>
          {isLater ? <LatePart load={loadSchedule} of={{ publication }} /> : null}
        </details>
      </PanelBody>
    </Panel>
  );
}
