import { accept, type Result, refuse } from '#core/result.ts';
import { type Language, languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { recordPerson } from './record-person.server.ts';

/** Somebody for whom staff work, or whom they ask or offer something. */
export type Client = Record<'id' | 'name' | 'company' | 'email' | 'language', string> &
  Record<'mergedInto' | 'erasedAt', string | null>;

export async function getClient(db: Queryable, personId: string): Promise<Client | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'company', 'email', 'language', 'mergedInto', 'erasedAt'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** A client as staff name one: a known person, or whoever has the address, who is made a person. */
type Named = {
  personId?: string | null | undefined;
  email: string;
  name: string;
  /** Of somebody new. */
  language?: Language | undefined;
};

type NamedRefusal = { code: 'invalid_fields'; field: string; error: string };

const wrong = (field: string, error: string) =>
  refuse<NamedRefusal>({ code: 'invalid_fields', field, error });

/** Returns the client whom staff named, and the language in which they are written to. */
export async function findNamedClient(
  context: Context,
  trx: Queryable,
  { personId, email, name, language = 'en' }: Named,
): Promise<Result<{ personId: string; language: Language }, NamedRefusal>> {
  if (personId) {
    const named = await getClient(trx, personId);
    const client = named?.mergedInto ? await getClient(trx, named.mergedInto) : named;
    if (!client || client.erasedAt !== null) return wrong('personId', 'unknown_person');
    return accept({ personId: client.id, language: languageOf(client.language) });
  }
  if (email === '') return wrong('email', 'required');
  if (name === '') return wrong('name', 'required');
  const id = await recordPerson(context, trx, { email, name, language });
  const client = await getClient(trx, id);
  return accept({ personId: id, language: languageOf(client?.language ?? language) });
}
