import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Link } from '#ui/controls/link.tsx';
import type { AuditPage } from '../audit.schema.ts';
import { auditActionText } from '../audit.texts.ts';
import { auditLogTexts } from './audit-log.texts.ts';

type Entry = AuditPage['entries'][number];

/** The values of a record in one line, such as "role staff". */
function written(values: Entry['before']): string {
  const pairs = Object.entries(values ?? {});
  return pairs.map(([name, value]) => `${name} ${String(value)}`).join(', ');
}

type AuditRowProps = { entry: Entry; personHref: (id: string) => string };

/** One change: who, what, about whom, when. */
export function AuditRow({ entry, personHref }: AuditRowProps) {
  const t = useTexts(auditLogTexts);
  const { language } = useLanguage();
  const { actorKind, actorName, subjectKind, subjectId, subjectName, before, after } = entry;
  const actor = actorName ?? codeText(auditLogTexts, language, { field: 'actor', code: actorKind });
  return (
    <li>
      <div>
        <b>{auditActionText(language, entry.action)}</b>
        <small>{actor}</small>
        {subjectKind === 'person' && subjectId !== null ? (
          <Link className="audit__about" to={personHref(subjectId)}>
            {t('about', { name: subjectName || t('erased') })}
          </Link>
        ) : null}
        {before ? (
          <small>
            {t('before')}: {written(before)}
          </small>
        ) : null}
        {after ? (
          <small>
            {t('after')}: {written(after)}
          </small>
        ) : null}
      </div>
      <small>
        <Instant at={entry.at} />
      </small>
    </li>
  );
}
