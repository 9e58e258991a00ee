import { AuditLog } from '#features/audit/admin/audit-log.tsx';
import { staffQuery } from '#features/auth/auth.queries.ts';
import { twinLabelOf } from '#features/content/fields/field-labels.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { personPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { screen } from './log.screen.ts';
import { subjectHrefs } from './subject-hrefs.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const staff = useQuery(staffQuery()).data?.staff ?? [];
  return (
    <AuditLog
      title={t('title')}
      actors={staff.map(({ personId, name }) => ({ id: personId, name }))}
      personHref={(id) => personPath.href({ id })}
      subjectHrefs={subjectHrefs}
      fieldLabel={twinLabelOf}
    />
  );
}
