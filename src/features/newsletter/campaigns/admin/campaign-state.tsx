import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { formatInstant } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import { turnIssue } from '../campaign-calls.ts';
import type { CampaignRow } from '../campaigns.schema.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import { nameLastDay } from './last-day.ts';

const variants: Record<CampaignRow['state'], BadgeVariant> = {
  draft: 'outline',
  scheduled: 'secondary',
  sending: 'default',
  paused: 'review',
  sent: 'good',
  stopped: 'destructive',
};

export function CampaignState({ state }: Pick<CampaignRow, 'state'>) {
  const t = useTexts(campaignsTexts);
  return <Badge variant={variants[state]}>{t(`state_${state}`)}</Badge>;
}

type Turn = 'pause' | 'resume' | 'stop';
const turnsOf: Record<CampaignRow['state'], readonly Turn[]> = {
  draft: [],
  scheduled: ['stop'],
  // To stop is final, so that it takes a second press.
  sending: ['pause'],
  paused: ['resume', 'stop'],
  sent: [],
  stopped: ['resume', 'stop'],
};

type CampaignProgressProps = {
  campaign: CampaignRow;
  title: string;
  /** How long the rest takes at the present pace, and on how many days it leaves, where that is known. */
  left?: { minutes: number; days: number };
  trouble?: string;
  mayResume: boolean;
  onChanged: () => Promise<void>;
};

function leftKey({ minutes, days }: { minutes: number; days: number }) {
  if (days > 1) return 'daysLeft';
  return minutes === 1 ? 'minutesLeft_one' : 'minutesLeft_many';
}

/** How far an issue is, and what can be done with it; nothing for one that nobody waits for. */
export function CampaignProgress(props: CampaignProgressProps) {
  const { campaign, title, left, trouble = '', mayResume, onChanged } = props;
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const { id, state, counts, beginsAt, stoppedBy } = campaign;
  const stoppedItself = state === 'stopped' && stoppedBy !== 'staff' && stoppedBy !== null;
  const turns = state === 'stopped' && !stoppedItself ? [] : turnsOf[state];
  if (turns.length === 0) return null;
  const all = counts.waiting + counts.sent + counts.failed;
  const label = (turn: Turn) => t(turn === 'stop' && state === 'scheduled' ? 'takeBack' : turn);
  return (
    <Panel
      title={title}
      action={
        <span className="row">
          {turns
            .filter((turn) => turn !== 'resume' || mayResume)
            .map((turn) => (
              <Button
                key={turn}
                variant={turn === 'stop' && state !== 'scheduled' ? 'redline' : 'line'}
                size="sm"
                busy={busy}
                onClick={() => void run(() => turnIssue(id, turn), onChanged)}
              >
                {label(turn)}
              </Button>
            ))}
        </span>
      }
    >
      <PanelBody>
        {state === 'scheduled' && beginsAt !== null ? (
          <p>{t('begins', { when: formatInstant(beginsAt, language) })}</p>
        ) : (
          <>
            <p>
              <b>{t('progressText', { done: counts.sent, all })}</b>{' '}
              {state === 'sending' && left
                ? t(leftKey(left), { ...left, day: nameLastDay(left.days, language, '') })
                : null}{' '}
              <span className="quiet">{t('whereItWas')}</span>
            </p>
            <ProgressBar
              label={t('progress')}
              value={all === 0 ? 0 : Math.floor((counts.sent / all) * 100)}
            />
          </>
        )}
        {stoppedItself ? <Note tone="warn" title={t(`stopped_${stoppedBy}`)} /> : null}
        {trouble === '' ? null : (
          <Note tone="warn" title={t('trouble')}>
            {trouble}
          </Note>
        )}
        <FailureNote failure={failure} />
      </PanelBody>
    </Panel>
  );
}
