import type { ComponentType } from 'react';
import { auditActionText, isFirstStart } from '#features/audit/audit.texts.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { codeText, translate } from '#i18n/texts.ts';
import { Instant } from '#ui/admin/instant.tsx';
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

function Entry({ entry }: { entry: TimelineEntry }) {
  const { language } = useLanguage();
  const Icon = icons[entry.kind] ?? IconInfo;
  const isFirst = entry.kind === 'log' && isFirstStart(entry.label, entry.state);
  const state = isFirst ? 'firstStart' : entry.state;
  return (
    <li>
      <span className={entry.kind === 'note' ? 'tl__i tl__i--note' : 'tl__i'}>
        <Icon />
      </span>
      <div>
        <b>{titleOf(entry, language)}</b>
        {written.includes(entry.kind) ? <p>{entry.label}</p> : null}
        {state ? (
          <small>{codeText(timelineTexts, language, { field: '', code: state })}</small>
        ) : null}
      </div>
      <Instant at={entry.at} />
    </li>
  );
}

/** What happened with a person, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="tl">
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </ol>
  );
}
