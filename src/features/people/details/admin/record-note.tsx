import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Note } from '#ui/admin/note.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { personQuery } from '../../people.queries.ts';
import { detailSentence } from './detail-sentence.ts';
import { detailsTexts } from './details.texts.ts';

type RecordNoteProps = {
  personId: string | null;
  /** A booking's or message's id, an order's reference. */
  record: string;
  personHref: (id: string) => string;
};

/** Marks a record whose words are not what is known of its person; nothing where they agree. */
export function RecordNote({ personId, record, personHref }: RecordNoteProps) {
  return personId === null ? null : (
    <NoteOf personId={personId} record={record} personHref={personHref} />
  );
}

function NoteOf({ personId, record, personHref }: RecordNoteProps & { personId: string }) {
  const t = useTexts(detailsTexts);
  const { language } = useLanguage();
  const differences = useQuery(personQuery(personId)).data?.differences ?? [];
  const said = differences.filter(({ records }) => records.includes(record));
  if (said.length === 0) return null;
  const isConfirmed = said.every((one) => one.isConfirmed);
  return (
    <Note
      tone="warn"
      title={t('record')}
      action={
        <Link className={buttonClass({ variant: 'soft' })} to={personHref(personId)}>
          {t('showPerson')}
        </Link>
      }
    >
      {said.map((difference) => `${detailSentence(difference, language)}. `).join('')}
      {t(isConfirmed ? 'recordConfirmed' : 'recordText')}
    </Note>
  );
}
