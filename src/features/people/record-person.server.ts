import { contactKey } from '#core/contact-key.ts';
import { newId } from '#core/ids.server.ts';
import { languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { fillPerson, upsertPerson } from './people.repository.server.ts';

/** What a form says of a person. */
export type PersonDetails = {
  email: string;
  name?: string;
  phone?: string;
  company?: string;
  language: string;
};

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
  const { id, mergedInto } = await upsertPerson(trx, {
    id: newId(),
    email,
    emailKey: contactKey({ email, phone }),
    name,
    phone,
    company,
    language: languageOf(language),
    staffFields: '',
    createdAt: clock().toISOString(),
    erasedAt: null,
    mergedInto: null,
  });
  if (mergedInto === null) return id;
  await fillPerson(trx, mergedInto, { name, phone, company });
  return mergedInto;
}
