import { contactKey } from '#core/contact-key.ts';
import { newId } from '#core/ids.server.ts';
import { languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { fillPerson, upsertPeople, upsertPerson } from './people.repository.server.ts';
import type { Person } from './people.ts';

/** What a form says of a person. */
export type PersonDetails = {
  email: string;
  name?: string;
  phone?: string;
  company?: string;
  language: string;
};

function newPerson(
  { email, name = '', phone = '', company = '', language }: PersonDetails,
  now: Date,
): Person {
  return {
    id: newId(),
    email,
    emailKey: contactKey({ email, phone }),
    name,
    phone,
    company,
    language: languageOf(language),
    staffFields: '',
    createdAt: now.toISOString(),
    erasedAt: null,
    mergedInto: null,
  };
}

/**
 * Finds or makes the person of an address, or of a telephone number where there is none, and returns the id, of the person merged into if there is
 * one. Fills in what is empty and replaces nothing. Call it before any mail is enqueued: every
 * transaction then takes its locks in one order.
 */
export async function recordPerson(
  { clock }: Context,
  trx: Queryable,
  { email, name = '', phone = '', company = '', language }: PersonDetails,
): Promise<string> {
  const person = newPerson({ email, name, phone, company, language }, clock());
  const { id, mergedInto } = await upsertPerson(trx, person);
  if (mergedInto === null) return id;
  await fillPerson(trx, mergedInto, { name, phone, company });
  return mergedInto;
}

/**
 * Finds or makes the people of many addresses, each named once, and returns their ids by the key of
 * the address. Whoever was merged into another is left as they are.
 */
export async function recordPeople(
  { clock }: Context,
  trx: Queryable,
  details: readonly PersonDetails[],
): Promise<Map<string, string>> {
  if (details.length === 0) return new Map();
  const now = clock();
  const people = details.map((one) => newPerson(one, now));
  // In one order in every transaction, so that two of them do not wait for each other.
  people.sort((a, b) => (a.emailKey < b.emailKey ? -1 : 1));
  const upserted = await upsertPeople(trx, people);
  return new Map(upserted.map(({ emailKey, id, mergedInto }) => [emailKey, mergedInto ?? id]));
}
