import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactFields } from '#features/contact/contact.input.ts';
import { messagesCommand } from '#features/contact/contact.owner.server.ts';
import { createWholeSite, type WholeSite } from '../../factories/whole-site.ts';

let site: WholeSite;
beforeAll(async () => {
  site = await createWholeSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());

/** A text of each field that no other field has. */
function textsOfFields(): Record<string, string> {
  const texts = contactFields.map((field) => [field, `The ${field} of Noor`]);
  return { ...Object.fromEntries(texts), email: 'noor@tessera.example' };
}

it('has a column for every field of the form', async () => {
  const tables = await site.database.forMigrations.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'contact_messages')?.columns ?? [];
  const names = columns.map(({ name }) => name.replaceAll('_', ''));
  expect(contactFields.filter((field) => !names.includes(field.toLowerCase()))).toEqual([]);
});

it('brings every field to the company and into the owner’s list', async () => {
  const texts = textsOfFields();
  expect(await site.send('/api/contact', texts)).toHaveProperty('id');
  const mail = (await site.mails()).find(({ kind }) => kind === 'contact-message');
  const { rows = [] } = (await messagesCommand.run(site.context, [])) as {
    rows?: unknown[][];
  };
  const missing = (text: string) =>
    contactFields.filter((field) => !text.includes(texts[field] ?? '?'));
  expect(missing(mail?.text.replace(/\s+/g, ' ') ?? '')).toEqual([]);
  expect(missing(JSON.stringify(rows))).toEqual([]);
});
