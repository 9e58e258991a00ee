import type { Hono } from 'hono';
import { expect } from 'vitest';
import { contactApi } from '#features/contact/contact.api.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import {
  apiSetup,
  mountForVisitors,
  openTestServices,
  type TestServices,
} from './test-services.ts';

/** The time at which each test begins. */
export const startOfTests = '2026-11-20T17:30:00.000Z';

export type ContactSite = TestServices & {
  app: Hono;
  /** Returns how often the outbox was woken since the last reset. */
  wakes: () => number;
  /** Empties the tables that messages fill, and resets clock and count. */
  reset: () => Promise<void>;
};

/** Creates the contact API over a seeded database of its own. */
export async function createContactSite(now: string): Promise<ContactSite> {
  const site = await openTestServices({ now });
  const { services, database, clock, outbox } = site;
  return {
    ...site,
    app: mountForVisitors([contactApi], apiSetup(services)),
    wakes: () => outbox.woken,
    async reset() {
      clock.now = new Date(now);
      outbox.woken = 0;
      await database.transaction(async (trx) => {
        for (const table of ['contactMessages', 'outbox', 'idempotencyKeys'] as const)
          await trx.deleteFrom(table).execute();
      });
    },
  };
}

/** Returns what the contact form sends, with some fields changed. */
export function messageBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Noor El-Amin',
    businessName: 'Tessera',
    email: 'Noor@tessera.example',
    phone: '+971 50 000 0000',
    message: 'We open a shop in Lisbon.\n\nCan you help by March?',
    ...changes,
  };
}

/** Posts a message: a string as it is, anything else as JSON. */
export async function post(
  site: ContactSite,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.app.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function storedRows({ database }: ContactSite) {
  return database.read((db) => db.selectFrom('contactMessages').selectAll().execute());
}

/** Returns the mails in the outbox, by kind. */
export async function waitingMails({ database }: ContactSite): Promise<OutgoingMail[]> {
  const rows = await database.read((db) =>
    db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
  );
  return rows.map(
    ({ kind, messageId, payload }) => ({ ...(payload as object), kind, messageId }) as OutgoingMail,
  );
}

export async function mailOf(site: ContactSite, kind: string): Promise<OutgoingMail> {
  const mail = (await waitingMails(site)).find((candidate) => candidate.kind === kind);
  if (!mail) throw new Error(`There is no ${kind} mail in the outbox`);
  return mail;
}

export type Problem = { code: string; title: string; errors?: Record<string, string>[] };

/** Returns the problem document of a refusal, which must have stored and mailed nothing. */
export async function refusalOf(
  site: ContactSite,
  response: Response,
  status: number,
): Promise<Problem> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await storedRows(site)).toEqual([]);
  expect(await waitingMails(site)).toEqual([]);
  return (await response.json()) as Problem;
}

/** Returns the refused fields of a message with these changes, as `field code: message`. */
export async function errorsOf(
  site: ContactSite,
  changes: Record<string, unknown>,
): Promise<string[]> {
  const { code, errors = [] } = await refusalOf(site, await post(site, messageBody(changes)), 422);
  expect(code).toBe('invalid_fields');
  return errors.map(({ field, code: fieldCode, message }) => `${field} ${fieldCode}: ${message}`);
}
