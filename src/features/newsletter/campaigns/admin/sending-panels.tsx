import { type FormEvent, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import type { NewsletterSettings } from '../../sending/sending.schema.ts';
import { savePace } from '../campaign-calls.ts';
import { paceQuery, suppressionsQuery } from '../campaigns.queries.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import { LiftDialog } from './lift-dialog.tsx';
import '#ui/admin/layout/rows.css';
import '#ui/admin/checkbox.css';
import './campaign.css';

type PaceFormProps = { pace: NewsletterSettings; mayChange: boolean; onSaved: () => Promise<void> };

function PaceForm({ pace, mayChange, onSaved }: PaceFormProps) {
  const t = useTexts(campaignsTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [perMinute, setPerMinute] = useState(String(pace.perMinute));
  const [warmUp, setWarmUp] = useState(pace.warmUp);
  function save(event: FormEvent): void {
    event.preventDefault();
    void run(
      () => savePace(Number(perMinute), warmUp),
      () => {
        showToast({ title: t('saved') });
        return onSaved();
      },
    );
  }
  return (
    <form className="stack" onSubmit={save}>
      <TextField
        label={t('perMinute')}
        hint={t('perMinuteHint')}
        inputMode="numeric"
        value={perMinute}
        disabled={!mayChange}
        onChange={({ target }) => setPerMinute(target.value.replace(/\D+/g, ''))}
      />
      <label className="issue-warm">
        <input
          type="checkbox"
          className="cb"
          checked={warmUp}
          disabled={!mayChange}
          onChange={({ target }) => setWarmUp(target.checked)}
        />
        <span>
          {t('warmUp')}
          {pace.today === null ? null : (
            <small className="quiet"> {t('warmUpToday', { count: pace.today })}</small>
          )}
        </span>
      </label>
      <FailureNote failure={failure} />
      {mayChange ? (
        <Button type="submit" variant="soft" busy={busy}>
          {t('save')}
        </Button>
      ) : null}
    </form>
  );
}

/** How many mails of issues leave in a minute, and whether that grows day by day. */
export function PacePanel({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(campaignsTexts);
  const { data, refetch } = useQuery(paceQuery());
  return (
    <Panel title={t('pace')}>
      <PanelBody>
        {data ? <PaceForm pace={data} mayChange={mayChange} onSaved={refetch} /> : null}
      </PanelBody>
    </Panel>
  );
}

/** Addresses to which no issue goes any more, why, since when, and the way back. */
export function SuppressionsPanel({ mayLift }: { mayLift: boolean }) {
  const t = useTexts(campaignsTexts);
  const { data, refetch } = useQuery(suppressionsQuery());
  const rows = data?.suppressions ?? [];
  const [lifting, setLifting] = useState<(typeof rows)[number] | null>(null);
  return (
    <Panel title={t('suppressed')} count={data ? rows.length : undefined}>
      {rows.length === 0 ? (
        <PanelBody>
          <p className="quiet">{data ? t('suppressedNone') : '\u00a0'}</p>
        </PanelBody>
      ) : (
        <ul className="rows rows--2">
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <b>{row.email ?? t('erased')}</b>
                <small>
                  {t(`reason_${row.reason}`)}
                  {row.note === '' ? null : `: ${row.note}`}, <Instant at={row.since} />
                </small>
              </div>
              {mayLift ? (
                <Button variant="text" onClick={() => setLifting(row)}>
                  {t('lift')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <LiftDialog row={lifting} onClose={() => setLifting(null)} onLifted={refetch} />
    </Panel>
  );
}
