import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { SaveTable, useSaveTable } from '#ui/admin/save-table.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { reportUrl } from '../list-import-calls.ts';
import type { SubscriberImportDetail } from '../subscriber-imports.schema.ts';
import { rowOutcomes, takenOutcomes } from '../subscriber-imports.ts';
import { listImportTexts } from './list-import.texts.ts';
import '#ui/admin/layout/rows.css';

const tones = { done: 'good', cancelled: 'warn', failed: 'bad' } as const;
type Ended = keyof typeof tones;

const formOf = <Key extends 'waiting' | 'back'>(key: Key, count: number) =>
  count === 1 ? (`${key}_one` as const) : (`${key}_many` as const);

type StopProps = { list: SubscriberImportDetail; isBusy: boolean; onGoOn: () => void };

function StopNote({ list: { stoppedBy, invitationsWaiting: count }, isBusy, onGoOn }: StopProps) {
  const t = useTexts(listImportTexts);
  if (stoppedBy === null) return null;
  return (
    <Note
      tone="warn"
      title={t(`stopped_${stoppedBy}`)}
      action={
        count === 0 ? undefined : (
          <Button variant="soft" busy={isBusy} busyLabel={t('goingOn')} onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )
      }
    >
      {t('stoppedThen')}
    </Note>
  );
}

type ResultProps = StopProps & { listHref: string };

/** What became of the rows of a list, with those that were not taken as a file. */
export function ListResult({ list, listHref, isBusy, onGoOn }: ResultProps) {
  const t = useTexts(listImportTexts);
  const { language } = useLanguage();
  const { busy, failure, save } = useSaveTable();
  const { id, name, counts, invitationsWaiting: waiting, invitationsFailed: back } = list;
  const state = list.state as Ended;
  const found = rowOutcomes.filter((outcome) => counts[outcome] > 0);
  const hasReport = found.some((outcome) => !takenOutcomes.includes(outcome));
  return (
    <>
      <div role="status">
        <Note tone={tones[state]} title={t(state, { name: name || t('file') })}>
          {[
            ...(waiting === 0 ? [] : [t(formOf('waiting', waiting), { count: waiting })]),
            ...(back === 0 ? [] : [t(formOf('back', back), { count: back })]),
          ].join(' ')}
        </Note>
      </div>
      <StopNote list={list} isBusy={isBusy} onGoOn={onGoOn} />
      <Panel title={t('result')}>
        <ul className="rows rows--2">
          {found.map((outcome) => (
            <li key={outcome}>
              <b>{t(`out_${outcome}`)}</b>
              <span className="num">{counts[outcome]}</span>
            </li>
          ))}
        </ul>
        <PanelBody>
          <FailureNote failure={failure} />
          <div className="row">
            <Link className={buttonClass({ variant: 'primary' })} to={listHref}>
              {t('toList')}
            </Link>
            {hasReport ? (
              <SaveTable
                variant="soft"
                busy={busy}
                busyLabel={t('saving')}
                onSave={(format) => save({ url: reportUrl(id, language), name: 'report' }, format)}
              >
                {t('report')}
              </SaveTable>
            ) : null}
          </div>
        </PanelBody>
      </Panel>
    </>
  );
}
