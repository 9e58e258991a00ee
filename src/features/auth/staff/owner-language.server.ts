import { type Language, languageOf } from '#i18n/language.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { listStaff } from '../staff.repository.server.ts';

/**
 * Returns the language of the mails that notify the company: that of its first owner, or `otherwise`
 * while there is no owner.
 */
export async function ownerLanguage(db: Queryable, otherwise: string): Promise<Language> {
  const first = (await listStaff(db)).find(({ role }) => role === 'owner');
  return first?.language ?? languageOf(otherwise);
}
