import { mailboxKey } from '#core/email-address.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Person } from '../people.ts';

/**
 * Returns the further addresses that staff gave a person, in the order in which they were given. Each is an
 * entry that points to the person, as a merged one does, so that forms with that address are theirs; those
 * that a merge brought are no part of these, because undoing it takes them back.
 */
export async function listOtherEmails(
  db: Queryable,
  personId: string,
): Promise<{ id: string; email: string; emailKey: string }[]> {
  return db
    .selectFrom('people')
    .select(['id', 'email', 'emailKey'])
    .where('mergedInto', '=', personId)
    .where('erasedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('personMerges')
            .select('personMerges.id')
            .whereRef('personMerges.fromId', '=', 'people.id')
            .where('undoneAt', 'is', null),
        ),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Whose an address is; null for nobody's. */
async function ownerOf(db: Queryable, emailKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'mergedInto'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
  return row ? (row.mergedInto ?? row.id) : null;
}

/**
 * Sets a person's further addresses, whose row is locked; returns whether they changed. An address of
 * somebody else is refused: the two entries are merged instead.
 */
export async function setOtherEmails(
  trx: Queryable,
  person: Person,
  { emails, at }: { emails: readonly string[]; at: string },
): Promise<Result<boolean, 'belongs_to_another'>> {
  const wanted = new Map(emails.map((email) => [mailboxKey(email), email]));
  wanted.delete(person.emailKey);
  const known = await listOtherEmails(trx, person.id);
  const gone = known.filter(({ emailKey }) => !wanted.has(emailKey));
  const missing = [...wanted].filter(([key]) => !known.some(({ emailKey }) => emailKey === key));
  const added: [key: string, email: string][] = [];
  for (const [key, email] of missing) {
    const owner = await ownerOf(trx, key);
    if (owner !== null && owner !== person.id) return refuse('belongs_to_another');
    // One that a merge brought is theirs already.
    if (owner === null) added.push([key, email]);
  }
  for (const { id } of gone) await trx.deleteFrom('people').where('id', '=', id).execute();
  for (const [emailKey, email] of added)
    await trx
      .insertInto('people')
      .values({
        id: newId(),
        email,
        emailKey,
        name: '',
        phone: '',
        company: '',
        language: person.language,
        staffFields: '',
        createdAt: at,
        erasedAt: null,
        mergedInto: person.id,
      })
      .execute();
  return accept(gone.length + added.length > 0);
}
