import type { Language } from '#i18n/language.ts';
import { codeText, translate } from '#i18n/texts.ts';
import type { AuditPage } from '../audit.schema.ts';
import { isFirstStart } from '../audit.texts.ts';
import { auditLogTexts } from './audit-log.texts.ts';

type Actor = Pick<AuditPage['entries'][number], 'action' | 'actorKind' | 'actorName'>;

/** Returns who made a change, in words. */
export function actorText({ action, actorKind, actorName }: Actor, language: Language): string {
  if (actorName !== null) return actorName;
  if (isFirstStart(action, actorKind)) return translate(auditLogTexts, language, 'firstStart');
  return codeText(auditLogTexts, language, { field: 'actor', code: actorKind });
}
