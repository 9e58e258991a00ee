import type { ComponentType } from 'react';
import { auditActionText, isFirstStart } from '#features/audit/audit.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { codeText, translate } from '#i18n/texts.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { formatInstant } from '#ui/admin/moment.ts';
import { Link } from '#ui/controls/link.tsx';
import { IconCalendar, IconLock, IconMail, IconSpeech } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import { IconClock, IconEuro, IconInfo, IconReceipt, IconTag } from '#ui/icons/icons.tsx';
import type { TimelineEntry } from '../people.schema.ts';
import { timelineTexts } from './timeline.texts.ts';
import '#ui/admin/layout/timeline.css';

const icons: Record<string, ComponentType<IconProps>> = {
  booking: IconCalendar,
  message: IconSpeech,
  order: IconReceipt,
  charge: IconEuro,
  newsletter: IconMail,
  'sign-in': IconLock,
  note: IconTag,
  log: IconClock,
};
/** Their label is a text that somebody wrote, shown below the title. */
const written = ['message', 'note'];

function titleOf({ kind, label }: TimelineEntry, language: Language): string {
  if (kind === 'log') return auditActionText(language, label);
  if (kind === 'sign-in' && label === '?')
    return translate(timelineTexts, language, 'sign-in_unknown');
  const code = kind === 'newsletter' ? `newsletter_${label}` : kind;
  return codeText(timelineTexts, language, { field: '', code, params: { label } });
}

/** Where the row that an entry was read from is shown; null where it is not, or not to this reader. */
export type EntryHref = (entry: TimelineEntry) => string | null;

type EntryProps = { entry: TimelineEntry; hrefOf: EntryHref };

function Entry({ entry, hrefOf }: EntryProps) {
  const { language } = useLanguage();
  const Icon = icons[entry.kind] ?? IconInfo;
  const isFirst = entry.kind === 'log' && isFirstStart(entry.label, entry.state);
  const state = isFirst ? 'firstStart' : entry.state;
  const { startsAt, cents, currency } = entry;
  const href = hrefOf(entry);
  const title = titleOf(entry, language);
  const facts = [
    startsAt &&
      translate(timelineTexts, language, 'for', { when: formatInstant(startsAt, language) }),
    cents !== null && currency ? formatMoney({ cents, currency }, language) : null,
    state && codeText(timelineTexts, language, { field: entry.kind, code: state }),
  ].filter(Boolean);
  return (
    <li>
      <span className={entry.kind === 'note' ? 'tl__i tl__i--note' : 'tl__i'}>
        <Icon />
      </span>
      <div>
        <b>{href ? <Link to={href}>{title}</Link> : title}</b>
        {written.includes(entry.kind) ? <p>{entry.label}</p> : null}
        {facts.length > 0 ? <small>{facts.join(', ')}</small> : null}
      </div>
      <Instant at={entry.at} />
    </li>
  );
}

/** What happened with a person, newest first. */
export function Timeline({
  entries,
  hrefOf,
}: {
  entries: readonly TimelineEntry[];
  hrefOf: EntryHref;
}) {
  return (
    <ol className="tl">
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} entry={entry} hrefOf={hrefOf} />
      ))}
    </ol>
  );
}
