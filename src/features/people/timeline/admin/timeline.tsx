import type { ComponentType } from 'react';
import { auditActionText, isFirstStart } from '#features/audit/audit.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { codeText, translate } from '#i18n/texts.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconCalendar, IconLock, IconMail, IconSpeech } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import { IconClock, IconEuro, IconInfo, IconReceipt, IconTag } from '#ui/icons/icons.tsx';
import type { TimelineEntry } from '../timeline.schema.ts';
import { timelineTexts } from './timeline.texts.ts';
import '#ui/admin/layout/timeline.css';

const icons: Record<string, ComponentType<IconProps>> = {
  booking: IconCalendar,
  message: IconSpeech,
  talk: IconSpeech,
  order: IconReceipt,
  charge: IconEuro,
  newsletter: IconMail,
  'sign-in': IconLock,
  note: IconTag,
  log: IconClock,
  mail: IconMail,
};
/** Their label is a text that somebody wrote, shown below the title. */
const written = ['message', 'talk', 'note'];

function titleOf({ kind, label }: TimelineEntry, language: Language): string {
  if (kind === 'log') return auditActionText(language, label);
  if (kind === 'sign-in' && label === '?')
    return translate(timelineTexts, language, 'sign-in_unknown');
  if (kind === 'mail')
    return translate(timelineTexts, language, label ? 'mail_subject' : 'mail_unknown', { label });
  const code = kind === 'newsletter' ? `newsletter_${label}` : kind;
  return codeText(timelineTexts, language, { field: '', code, params: { label } });
}

/** The state of an entry and the amount that it is about: "paid, €1,450.00". */
function stateOf(entry: TimelineEntry, language: Language): string {
  const { kind, label, cents, currency } = entry;
  const isFirst = kind === 'log' && isFirstStart(label, entry.state);
  const code = isFirst ? 'firstStart' : entry.state;
  const state = code && codeText(timelineTexts, language, { field: kind, code });
  const amount = cents !== null && currency && formatMoney({ cents, currency }, language);
  return [state, amount].filter(Boolean).join(', ');
}

/** Returns where the record of an entry is shown; null where it has none that may be seen. */
export type EntryHref = (entry: Pick<TimelineEntry, 'kind' | 'record'>) => string | null;

function Entry({ entry, hrefOf }: { entry: TimelineEntry; hrefOf: EntryHref }) {
  const { language } = useLanguage();
  const Icon = icons[entry.kind] ?? IconInfo;
  const title = titleOf(entry, language);
  const state = stateOf(entry, language);
  const href = hrefOf(entry);
  return (
    <li>
      <span className={entry.kind === 'note' ? 'tl__i tl__i--note' : 'tl__i'}>
        <Icon />
      </span>
      <div>
        <b>{href ? <Link to={href}>{title}</Link> : title}</b>
        {written.includes(entry.kind) ? <p>{entry.label}</p> : null}
        {state ? <small>{state}</small> : null}
      </div>
      <Instant at={entry.at} />
    </li>
  );
}

type TimelineProps = { entries: readonly TimelineEntry[]; hrefOf: EntryHref };

/** What happened with a person, newest first; each entry leads to its record. */
export function Timeline({ entries, hrefOf }: TimelineProps) {
  return (
    <ol className="tl">
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} entry={entry} hrefOf={hrefOf} />
      ))}
    </ol>
  );
}
