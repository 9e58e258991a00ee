import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { ShortDay } from '#ui/admin/instant.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { FilterBar } from '#ui/admin/list/filter-bar.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useListAddress } from '#ui/admin/list/use-list-address.ts';
import { Cell, DataTable, TableRow } from '#ui/admin/table/data-table.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { subjectIn } from '../../newsletter.ts';
import { createFromArticles, createIssue } from '../campaign-calls.ts';
import { campaignsQuery } from '../campaigns.queries.ts';
import type { CampaignRow, Campaigns } from '../campaigns.schema.ts';
import { CampaignProgress, CampaignState } from './campaign-state.tsx';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import { PacePanel, SuppressionsPanel } from './sending-panels.tsx';
import '#ui/admin/layout/columns.css';
import '#ui/admin/layout/split.css';

/** The lists, and the states that each holds. */
const filters = {
  all: null,
  sending: ['sending', 'paused'],
  scheduled: ['scheduled'],
  draft: ['draft'],
  sent: ['sent', 'stopped'],
} as const satisfies Record<string, readonly CampaignRow['state'][] | null>;
type Filter = keyof typeof filters;
const filterNames = Object.keys(filters) as Filter[];

function listOf(campaigns: readonly CampaignRow[], filter: Filter): readonly CampaignRow[] {
  const states: readonly string[] | null = filters[filter];
  return states === null ? campaigns : campaigns.filter(({ state }) => states.includes(state));
}

function Row({ row, href }: { row: CampaignRow; href: string }) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { counts, startedAt, beginsAt, updatedAt } = row;
  const figure = (count: number) => (startedAt === null ? '' : count);
  return (
    <TableRow>
      <Cell>
        <Link to={href}>{subjectIn(row, language) || t('untitled')}</Link>
        <small>{t(row.hasPortuguese ? 'bilingual' : 'noPortuguese')}</small>
      </Cell>
      <Cell className="tbl__wide">
        <CampaignState state={row.state} />
      </Cell>
      <Cell className="tbl__plain tbl__hide">{figure(counts.sent)}</Cell>
      <Cell className="tbl__plain tbl__hide">{figure(counts.bounced)}</Cell>
      <Cell className="tbl__plain tbl__hide">{figure(counts.left)}</Cell>
      <Cell className="tbl__plain tbl__hide">
        <ShortDay at={startedAt ?? beginsAt ?? updatedAt} />
      </Cell>
    </TableRow>
  );
}

type IssuesProps = {
  campaigns: readonly CampaignRow[];
  listHref: string;
  hrefOf: (id: string) => string;
};

function Issues({ campaigns, listHref, hrefOf }: IssuesProps) {
  const t = useTexts(campaignsTexts);
  const address = useListAddress();
  const wanted = new URLSearchParams(address.search).get('filter');
  const filter = filterNames.find((one) => one === wanted) ?? 'all';
  const rows = listOf(campaigns, filter);
  if (campaigns.length === 0)
    return (
      <StatePanel kind="empty" plain headingLevel={2} title={t('none')}>
        {t('noneText')}
      </StatePanel>
    );
  const heads = ['subject', 'state', 'sent', 'bounced', 'left', 'date'] as const;
  return (
    <>
      <FilterBar
        label={t('filters')}
        filters={filterNames.map((name) => ({
          name,
          label: t(`filter_${name}`),
          count: listOf(campaigns, name).length,
          href: listHref + address.with({ filter: name === 'all' ? '' : name }),
          isCurrent: name === filter,
        }))}
      />
      {rows.length === 0 ? (
        <p className="quiet">{t('noneHere')}</p>
      ) : (
        <div className="split">
          <div className="split__list">
            <DataTable label={t('issues')} columns={heads.map((id) => ({ id, label: t(id) }))}>
              {rows.map((row) => (
                <Row key={row.id} row={row} href={hrefOf(row.id)} />
              ))}
            </DataTable>
          </div>
        </div>
      )}
    </>
  );
}

function leadOf(t: ReturnType<typeof useTexts<string>>, { readers: { en, pt } }: Campaigns) {
  const count = en + pt;
  return `${count === 1 ? t('readers_one') : t('readers_many', { count, en, pt })} ${t('noTracking')}`;
}

type CampaignsViewProps = {
  title: string;
  isOwner: boolean;
  listHref: string;
  peopleHref: string;
  hrefOf: (id: string) => string;
};

/** The issues of the newsletter: what goes out now, all of them, how fast, and to whom no more. */
export function CampaignsView(props: CampaignsViewProps) {
  const { title, isOwner, listHref, peopleHref, hrefOf } = props;
  const t = useTexts(campaignsTexts);
  const { navigate } = useNavigation();
  const { data, error, refetch } = useQuery(campaignsQuery());
  const { busy, failure, run } = useStaffAction();
  const needsLook = (data?.campaigns ?? []).filter(
    ({ state, stoppedBy }) =>
      ['scheduled', 'sending', 'paused'].includes(state) ||
      (state === 'stopped' && stoppedBy !== 'staff'),
  );
  const fresh = data?.newArticles ?? [];
  return (
    <>
      <PageHeading
        title={title}
        lead={data ? leadOf(t as never, data) : '\u00a0'}
        actions={
          <>
            <Link className={buttonClass({ variant: 'soft' })} to={peopleHref}>
              {t('people')}
            </Link>
            {fresh.length > 0 ? (
              <Button
                variant="line"
                busy={busy}
                onClick={() =>
                  void run(
                    () => createFromArticles(fresh.map(({ id }) => id)),
                    (id) => navigate(hrefOf(id)),
                  )
                }
              >
                {t(fresh.length === 1 ? 'fromNew_one' : 'fromNew_many', { count: fresh.length })}
              </Button>
            ) : null}
            <Button
              variant="line"
              busy={busy}
              onClick={() => void run(createIssue, (id) => navigate(hrefOf(id)))}
            >
              {t('write')}
            </Button>
          </>
        }
      />
      <FailureNote failure={failure} />
      {needsLook.map((campaign) => (
        <CampaignProgress
          key={campaign.id}
          campaign={campaign}
          title={campaign.subject}
          mayResume={isOwner}
          onChanged={refetch}
        />
      ))}
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows /> : null}
      {data ? <Issues campaigns={data.campaigns} listHref={listHref} hrefOf={hrefOf} /> : null}
      <div className="cols2 cols2--even">
        <PacePanel mayChange={isOwner} />
        <SuppressionsPanel mayLift={isOwner} />
      </div>
    </>
  );
}
