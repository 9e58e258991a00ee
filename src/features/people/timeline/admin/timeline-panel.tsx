import { useState } from 'react';
import { formatDay } from '#core/zoned-time.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { FilterButton } from '#ui/admin/list/filter-button.tsx';
import { ShowMore } from '#ui/admin/list/list-states.tsx';
import type { Pages } from '#ui/admin/list/use-pages.ts';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import type { PersonView } from '../../people.schema.ts';
import { type TimelineFilter, timelineFilters } from '../timeline.ts';
import { timelineTexts } from './timeline.texts.ts';
import { type EntryHref, Timeline } from './timeline.tsx';
import { groupEntries } from './timeline-groups.ts';

const labels = {
  messages: 'messages',
  bookings: 'bookings',
  orders: 'orders',
  newsletter: 'newsletterOnly',
  mails: 'mails',
  notes: 'notes',
} as const;

type TimelinePanelProps = {
  list: Pages<PersonView>;
  filter: TimelineFilter | null;
  onFilter: (filter: TimelineFilter | null) => void;
  pageSize: number;
  hrefOf: EntryHref;
};

function TimelineFilters({ list, filter, onFilter }: TimelinePanelProps) {
  const t = useTexts(timelineTexts);
  const counts = list.pages[0]?.counts;
  if (!counts) return null;
  const listed = timelineFilters.filter((name) => counts[name] > 0 || name === filter);
  if (listed.length < 2 && filter === null) return null;
  return (
    <fieldset className="fils">
      <legend className="sr">{t('filters')}</legend>
      <FilterButton
        label={t('all')}
        count={counts.all}
        isPressed={filter === null}
        onPress={() => onFilter(null)}
      />
      {listed.map((name) => (
        <FilterButton
          key={name}
          label={t(labels[name])}
          count={counts[name]}
          isPressed={filter === name}
          onPress={() => onFilter(name)}
        />
      ))}
    </fieldset>
  );
}

/** What happened with a person, by month, below what is ahead; all of it or one kind. */
export function TimelinePanel(props: TimelinePanelProps) {
  const { list, pageSize, hrefOf } = props;
  const { language } = useLanguage();
  const t = useTexts(timelineTexts);
  const [now] = useState(Date.now);
  const groups = groupEntries(
    list.pages.flatMap((page) => page.entries),
    now,
  );
  const mayHaveMore = list.pages.at(-1)?.entries.length === pageSize;
  const titleOf = (month: string) =>
    month === 'ahead'
      ? t('ahead')
      : capitalize(
          formatDay(`${month}-01`, localeOf[language], { month: 'long', year: 'numeric' }),
        );
  return (
    <>
      <TimelineFilters {...props} />
      <Panel title={t('timeline')}>
        <div aria-busy={list.outdated}>
          {groups.length === 0 ? (
            <StatePanel kind="empty" plain title={t('timelineNone')} />
          ) : (
            groups.map(({ month, entries }) => (
              <section key={month} className="tl-group" aria-labelledby={`timeline-${month}`}>
                <h3 id={`timeline-${month}`}>{titleOf(month)}</h3>
                <Timeline entries={entries} hrefOf={hrefOf} />
              </section>
            ))
          )}
        </div>
        {mayHaveMore ? <ShowMore more={list.more} /> : null}
      </Panel>
    </>
  );
}
