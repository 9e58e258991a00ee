import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { formatSpan } from '../../admin/format-when.ts';
import { SectionLink } from '../../admin/section-link.tsx';
import type { TodayLinks } from '../../admin/today-links.ts';
import { senderDnsQuery } from '../../today.queries.ts';
import type { Today } from '../../today.schema.ts';
import { readTestMail, sendTestMail } from '../../today-calls.ts';
import type { GoLiveItem, SenderDns, TestMail } from '../go-live.schema.ts';
import { goLiveTexts } from '../go-live.texts.ts';
import { describeDns, describeItem, itemTitle } from './describe-item.ts';
import { GoLiveGroupRow } from './go-live-group.tsx';
import { goLiveGroups, groupOf, isFolded } from './go-live-groups.ts';
import { Mosaic } from './mosaic.tsx';
import { ToDoRow } from './to-do-row.tsx';

const lookEvery = 1_000;

/** Sends a test mail and follows it until the mail server took it or not. `onEnd`: once that is known. */
function useTestMail(onEnd: () => void) {
  const { busy, failure, run } = useStaffAction();
  const [test, setTest] = useState<TestMail | null>(null);
  const isWaiting = test?.state === 'waiting';

  useEffect(() => {
    if (test?.state !== 'waiting') return;
    const timer = setTimeout(async () => {
      // A failed look is repeated: the mail goes its way without it.
      const next = await readTestMail(test.id).catch(() => ({ ...test }));
      setTest(next);
      if (next.state === 'handed_over') onEnd();
    }, lookEvery);
    return () => clearTimeout(timer);
  }, [test, onEnd]);

  return { test, failure, busy: busy || isWaiting, send: () => void run(sendTestMail, setTest) };
}

/** What became of a test mail: on its way, handed over, or the mail server's refusal in its own words. */
function TestMailResult({ test }: { test: TestMail }) {
  const t = useTexts(goLiveTexts);
  const { state, to, transport, error } = test;
  if (state === 'refused' || state === 'expired')
    return (
      <Note tone="bad" title={t(`test_${state}`)} isAlert>
        {error ? <code lang="en">{error}</code> : null}
      </Note>
    );
  if (state === 'handed_over' && transport === 'file')
    return <Note tone="warn" title={t('test_file')} isAlert />;
  return (
    <Note tone={state === 'waiting' ? 'info' : 'good'} title={t(`test_${state}`, { to })} isAlert />
  );
}

const dnsTitle = 'SPF, DKIM, DMARC';
/** The tiles of what DNS says, while it has not said it. */
const dnsTiles: GoLiveItem['state'][] = ['unknown', 'unknown', 'unknown'];

function TestMailRow({ onChanged }: { onChanged: () => void }) {
  const t = useTexts(goLiveTexts);
  const { test, busy, failure, send } = useTestMail(onChanged);
  const item = { title: t('test_mail'), text: t('test_mail_do') };
  return (
    <ToDoRow state="open" item={item}>
      <Button variant="soft" busy={busy} onClick={send}>
        {t(test ? 'test_mail_again' : 'test_mail_send')}
      </Button>
      <FailureNote failure={failure} />
      {test ? <TestMailResult test={test} /> : null}
    </ToDoRow>
  );
}

/** In place of what DNS says, while it has not said it. */
function DnsRow({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const t = useTexts(goLiveTexts);
  const item = { title: dnsTitle, text: t(isError ? 'dnsFailed' : 'asking') };
  return (
    <ToDoRow
      state="unknown"
      item={item}
      action={
        isError ? (
          <Button variant="soft" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        ) : null
      }
    />
  );
}

function SetRow({ titles }: { titles: readonly string[] }) {
  const t = useTexts(goLiveTexts);
  if (titles.length === 0) return null;
  const title = titles.length === 1 ? t('isSet') : t('areSet', { count: titles.length });
  return <ToDoRow state="set" item={{ title, text: titles.join(', ') }} />;
}

/** The items that are done by removing samples. */
const removable = [
  ...['posts', 'case_studies', 'testimonials', 'packages', 'questions', 'people'],
  ...['home_offer', 'home_costs'],
];

type ItemLinks = Pick<TodayLinks, 'samples' | 'settings' | 'look'>;

/** The link to where an item is done, if that is in the back office. */
function ItemLink({ id, links }: { id: string; links: ItemLinks }) {
  const t = useTexts(goLiveTexts);
  const item = itemTitle(id, t);
  const className = buttonClass({ variant: 'soft' });
  if (id === 'look' || id.startsWith('company_'))
    return (
      <Link
        to={id === 'look' ? links.look : links.settings}
        className={className}
        aria-label={t('setItem', { item })}
      >
        {t('set')}
      </Link>
    );
  if (!removable.includes(id)) return null;
  return (
    <Link to={links.samples} className={className} aria-label={t('samplesItem', { item })}>
      {t('samples')}
    </Link>
  );
}

type GoLivePanelProps = {
  today: Pick<Today, 'goLive' | 'backup'>;
  now: Date;
  links: ItemLinks;
  onChanged: () => void;
};

/** What is to be done before the site is public, as a wall of tiles and as a list. */
export function GoLivePanel({ today, now, links, onChanged }: GoLivePanelProps) {
  const t = useTexts(goLiveTexts);
  const { data: dns, isError, refetch } = useQuery(senderDnsQuery());
  const { goLive, backup } = today;
  const span = backup.at ? formatSpan(now.getTime() - Date.parse(backup.at)) : '';
  const states = [
    ...goLive.map(({ state }) => state),
    ...(dns ? dns.items.map(({ state }) => state) : dnsTiles),
  ];
  const counted = (wanted: GoLiveItem['state']) =>
    states.filter((state) => state === wanted).length;
  const numbers = { all: states.length, open: counted('open'), unknown: counted('unknown') };
  const isDone = numbers.open + numbers.unknown === 0;
  const items = [...goLive, ...(dns?.items ?? [])];
  const left = items.filter(({ state }) => state !== 'set');
  const setTitles = items
    .filter(({ state }) => state === 'set')
    .map(({ id }) => itemTitle(id, t, dns?.domain));
  const backupNone = backup.engine === 'postgres' ? 'backupUnknown' : 'backupNone';
  const dnsRow = <DnsRow isError={isError} onRetry={() => void refetch()} />;
  function rowOf(item: GoLiveItem | SenderDns['items'][number]) {
    if (item.id === 'test_mail') return <TestMailRow key={item.id} onChanged={onChanged} />;
    const described =
      dns && 'finding' in item ? describeDns(item, dns.domain, t) : describeItem(item, t, span);
    const action = <ItemLink id={item.id} links={links} />;
    return <ToDoRow key={item.id} state={item.state} item={described} action={action} />;
  }
  return (
    <Panel
      id="go-live"
      title={t('title')}
      count={t('count', { set: counted('set'), all: states.length })}
      action={<SectionLink to={links.settings}>{t('settings')}</SectionLink>}
      foot={backup.at ? t('backupFoot', { span }) : t(backupNone)}
    >
      <div className="go-live">
        <Mosaic states={states} label={t(isDone ? 'wallDone' : 'wall', numbers)} />
        <ul>
          {isFolded(left.length) ? (
            goLiveGroups.map((group) => {
              const items = left.filter(({ id }) => groupOf(id) === group);
              const titles = items.map(({ id }) => itemTitle(id, t, dns?.domain));
              const asksDns = group === 'mail' && !dns;
              if (items.length === 0 && !asksDns) return null;
              return (
                <GoLiveGroupRow
                  key={group}
                  group={group}
                  titles={asksDns ? [...titles, dnsTitle] : titles}
                >
                  {items.map(rowOf)}
                  {asksDns ? dnsRow : null}
                </GoLiveGroupRow>
              );
            })
          ) : (
            <>
              {left.map(rowOf)}
              {dns ? null : dnsRow}
            </>
          )}
          <SetRow titles={setTitles} />
        </ul>
      </div>
    </Panel>
  );
}
