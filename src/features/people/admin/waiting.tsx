import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatNear } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useMinute } from '#ui/feedback/use-minute.ts';
import type { PersonView } from '../people.schema.ts';
import { nameOf } from '../people.ts';
import type { EntryHref } from '../timeline/admin/timeline.tsx';
import { peopleTexts } from './people-admin.texts.ts';

/** Says that a person waits for an answer, and leads to the conversation. */
export function Waiting({ person, hrefOf }: { person: PersonView; hrefOf: EntryHref }) {
  const { language } = useLanguage();
  const t = useTexts(peopleTexts);
  const now = useMinute() ?? Date.now();
  const { waiting } = person;
  const href = waiting && hrefOf({ kind: 'message', record: waiting.id });
  if (!waiting || !href) return null;
  return (
    <Note
      tone="info"
      title={t('waiting', { name: nameOf(person) })}
      action={
        <Link className={buttonClass({ variant: 'soft' })} to={href}>
          {t('reply')}
        </Link>
      }
    >
      {t('waitingSince', { when: formatNear(waiting.at, now, language) })}
    </Note>
  );
}
