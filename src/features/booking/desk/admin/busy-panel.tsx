import { type FormEvent, useState } from 'react';
import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { formatInstant } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import type { StaffRules } from '../booking-rules.schema.ts';
import { saveBusyCalendar } from '../staff-rules.queries.ts';
import { rulesFormTexts } from './rules-form.texts.ts';

type Busy = NonNullable<StaffRules['busy']>;
type FailureKey = Extract<keyof typeof rulesFormTexts.en, `failure_${string}`>;

function State({ host, answeredAt, failure }: Busy) {
  const t = useTexts(rulesFormTexts);
  const { language } = useLanguage();
  const read = answeredAt && t('busyRead', { at: formatInstant(answeredAt, language) });
  return (
    <>
      <p>
        <b>{t('busyHost', { host })}</b>
      </p>
      <p className="quiet">{read ?? (failure ? null : t('busyWaiting'))}</p>
      {failure ? (
        <Note tone="warn" title={t('busyFailed', { why: t(`failure_${failure}` as FailureKey) })} />
      ) : null}
    </>
  );
}

type Told = Busy['told'][number];

/** What of an event could not be read, which is known by its start, or else by its line in the file. */
function ToldFault({ line, startsAt, fault, zone = '' }: Told) {
  const t = useTexts(rulesFormTexts);
  const { language } = useLanguage();
  const what = t(`fault_${fault}`, { zone });
  if (startsAt === null) return <li>{t('toldLine', { line, what })}</li>;
  const day = formatDay(startsAt.slice(0, 10), localeOf[language]);
  return <li>{t('toldAt', { day, time: startsAt.slice(11, 16), what })}</li>;
}

function ToldFaults({ told }: { told: readonly Told[] }) {
  const t = useTexts(rulesFormTexts);
  if (told.length === 0) return null;
  const title = told.length === 1 ? t('toldOne') : t('told', { count: told.length });
  return (
    <>
      <Note tone="warn" title={title}>
        {t('toldText')}
      </Note>
      <ul className="rows rows--flush">
        {told.map((fault) => (
          <ToldFault key={`${fault.line} ${fault.fault}`} {...fault} />
        ))}
      </ul>
    </>
  );
}

type OwnAddressesProps = {
  addresses: readonly string[];
  isSaving: boolean;
  onSave: (addresses: string[]) => void;
};

/** The owner's addresses, by which the invitations that she declined are known. */
function OwnAddresses({ addresses, isSaving, onSave }: OwnAddressesProps) {
  const t = useTexts(rulesFormTexts);
  const [text, setText] = useState(addresses.join(', '));
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.split(/[\s,;]+/).filter((address) => address !== ''));
      }}
    >
      <TextField
        label={t('ownAddresses')}
        hint={t('ownAddressesHint')}
        value={text}
        autoComplete="email"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <Button type="submit" variant="soft" busy={isSaving}>
          {t('ownAddressesSave')}
        </Button>
      </div>
    </form>
  );
}

type BusyPanelProps = { busy: Busy | null; canChange: boolean; onChanged: () => Promise<void> };

/** The calendar of the owner's other appointments: whether it is read, and how old that is. */
export function BusyPanel({ busy, canChange, onChanged }: BusyPanelProps) {
  const t = useTexts(rulesFormTexts);
  const { language } = useLanguage();
  const { busy: isSaving, failure, run } = useStaffAction();
  const showToast = useToast();
  const [url, setUrl] = useState('');

  function save(change: Parameters<typeof saveBusyCalendar>[0], toast?: string): void {
    void run(
      () => saveBusyCalendar(change, language),
      () => {
        setUrl('');
        if (toast !== undefined) showToast({ title: toast });
        return onChanged();
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    save({ url });
  }

  return (
    <Panel title={t('busy')}>
      <div className="pan__b">
        <p className="quiet">{t('busyText')}</p>
        {busy ? <State {...busy} /> : null}
        {busy ? <ToldFaults told={busy.told} /> : null}
        {busy && canChange ? (
          <OwnAddresses
            addresses={busy.ownAddresses}
            isSaving={isSaving}
            onSave={(ownAddresses) => save({ ownAddresses }, t('ownAddressesSaved'))}
          />
        ) : null}
        {busy && canChange ? (
          <div className="row">
            <Button variant="soft" onClick={() => void onChanged()}>
              {t('busyAgain')}
            </Button>
            <Button variant="redline" busy={isSaving} onClick={() => save(null)}>
              {t('busyRemove')}
            </Button>
          </div>
        ) : null}
        {!busy && canChange ? (
          <form className="stack" onSubmit={submit} noValidate>
            <TextField
              type="url"
              label={t('busyUrl')}
              hint={t('busyUrlHint')}
              value={url}
              autoComplete="off"
              placeholder="https://"
              onChange={(event) => setUrl(event.target.value)}
            />
            <div className="row">
              <Button type="submit" variant="soft" busy={isSaving}>
                {t('busySave')}
              </Button>
            </div>
          </form>
        ) : null}
        <FailureNote failure={failure} />
      </div>
    </Panel>
  );
}
