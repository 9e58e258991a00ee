import { expect } from 'vitest';
import { messagesCommand } from '#features/contact/contact.owner.server.ts';
import { messageFieldNames } from '#features/conversations/message-fields.texts.ts';
import { test as it } from '../../factories/whole-site-test.ts';

/** Returns a different text for each field. */
function textsOfFields(): Record<string, string> {
  const texts = messageFieldNames.map((field) => [field, `The ${field} of Noor`]);
  return { ...Object.fromEntries(texts), email: 'noor@tessera.example' };
}

it('has a column for every field of the form', async ({ site }) => {
  const tables = await site.database.forMigrations.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'contact_messages')?.columns ?? [];
  const names = columns.map(({ name }) => name.replaceAll('_', ''));
  expect(messageFieldNames.filter((field) => !names.includes(field.toLowerCase()))).toEqual([]);
});

it('sends every field to the company and lists it for the owner', async ({ site }) => {
  const texts = textsOfFields();
  expect(await site.send('/api/contact', texts)).toHaveProperty('id');
  const mail = (await site.mails()).find(({ kind }) => kind === 'contact-message');
  const { rows = [] } = (await messagesCommand.run(site.context, [])) as {
    rows?: unknown[][];
  };
  const missing = (text: string) =>
    messageFieldNames.filter((field) => !text.includes(texts[field] ?? '?'));
  expect(missing(mail?.text.replace(/\s+/g, ' ') ?? '')).toEqual([]);
  expect(missing(JSON.stringify(rows))).toEqual([]);
});
