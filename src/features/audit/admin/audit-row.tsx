import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { AuditPage } from '../audit.schema.ts';
import { auditActionText } from '../audit.texts.ts';
import { actorText } from './actor-text.ts';
import { auditLogTexts } from './audit-log.texts.ts';
import { describeValues, type FieldLabel, toldValues } from './audit-values.ts';

type Entry = AuditPage['entries'][number];

/** Where the subject of a change is shown, unless it is a person; null where it is not. */
export type SubjectHref = (entry: Entry) => string | null;

type AuditRowProps = {
  entry: Entry;
  personHref: (id: string) => string;
  subjectHref: SubjectHref;
  fieldLabel: FieldLabel;
};

/** One change: who, what, about whom, when. */
export function AuditRow({ entry, personHref, subjectHref, fieldLabel }: AuditRowProps) {
  const t = useTexts(auditLogTexts);
  const { language } = useLanguage();
  const { subjectKind, subjectId, subjectName, before, after } = entry;
  const href = subjectHref(entry);
  const states = [
    { name: 'before' as const, text: describeValues(before, language, fieldLabel) },
    {
      name: 'after' as const,
      text: describeValues(toldValues(after, before), language, fieldLabel),
    },
  ].filter(({ text }) => text !== '');
  return (
    <li>
      <div>
        <b>{auditActionText(language, entry.action)}</b>
        <small>{actorText(entry, language)}</small>
        {subjectKind === 'person' && subjectId !== null ? (
          <Link className="audit__about" to={personHref(subjectId)}>
            {t('about', { name: subjectName || t('erased') })}
          </Link>
        ) : null}
        {href ? (
          <Link className="audit__about" to={href}>
            {subjectKind === 'order' ? t('order', { reference: subjectId ?? '' }) : t('open')}
          </Link>
        ) : null}
        {states.map(({ name, text }) => (
          <small key={name}>
            {t(name)}: {text}
          </small>
        ))}
      </div>
      <small>
        <Instant at={entry.at} />
      </small>
    </li>
  );
}
