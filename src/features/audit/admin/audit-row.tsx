import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { AuditPage } from '../audit.schema.ts';
import { auditActionText } from '../audit.texts.ts';
import { actorText } from './actor-text.ts';
import { auditLogTexts } from './audit-log.texts.ts';
import { describeValues, type FieldLabel, toldValues } from './audit-values.ts';

type Entry = AuditPage['entries'][number];

/** Where the subjects of a change are shown, unless it is a person; none where they are not. */
export type SubjectHrefs = (entry: Entry) => string[];

type AuditRowProps = {
  entry: Entry;
  personHref: (id: string) => string;
  subjectHrefs: SubjectHrefs;
  fieldLabel: FieldLabel;
};

/** A change of more is read in the list of its section. */
const mostLinks = 20;

/** One change: who, what, about whom, when. */
export function AuditRow({ entry, personHref, subjectHrefs, fieldLabel }: AuditRowProps) {
  const t = useTexts(auditLogTexts);
  const { language } = useLanguage();
  const { subjectKind, subjectId, subjectName, before, after } = entry;
  const hrefs = subjectHrefs(entry);
  const several = (place: number) => t('openOne', { number: place + 1, count: hrefs.length });
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
        {hrefs.slice(0, mostLinks).map((href, place) => (
          <Link key={href} className="audit__about" to={href}>
            {hrefs.length > 1
              ? several(place)
              : subjectKind === 'order'
                ? t('order', { reference: subjectId ?? '' })
                : t('open')}
          </Link>
        ))}
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
