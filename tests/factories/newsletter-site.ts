import { newsletterApi } from '#features/newsletter/newsletter.api.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { apiSetup, mountForVisitors, openTestServices } from './test-services.ts';

export type NewsletterSite = Awaited<ReturnType<typeof createNewsletterSite>>;

/** Creates the newsletter API over a database of its own. `clock.now` may be set. */
export async function createNewsletterSite(now: string) {
  const opened = await openTestServices({ now });
  const { services, database, clock, outbox, place, close } = opened;
  return {
    app: mountForVisitors([newsletterApi], apiSetup(services)),
    get context() {
      return opened.context;
    },
    database,
    clock,
    outbox,
    dataDir: place.settings.dataDir,
    async reset() {
      clock.now = new Date(now);
      outbox.woken = 0;
      await database.transaction(async (trx) => {
        for (const table of [
          'newsletterLinks',
          'newsletterSubscribers',
          'signUpSources',
          'outbox',
        ] as const)
          await trx.deleteFrom(table).execute();
      });
    },
    close,
  };
}

/** Posts to a call of the newsletter: a string as it is, anything else as JSON. */
export async function post(
  { app }: NewsletterSite,
  call:
    | 'subscribe'
    | 'confirm'
    | 'unsubscribe'
    | 'return'
    | 'new-link'
    | 'wishes'
    | `language/${'en' | 'pt'}`,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(`/api/newsletter/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Returns the mails in the outbox, oldest first. */
export async function waitingMails({ database }: NewsletterSite): Promise<OutgoingMail[]> {
  const rows = await database.read((db) =>
    db.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('id').execute(),
  );
  return rows.map(
    ({ kind, messageId, payload }) => ({ ...(payload as object), kind, messageId }) as OutgoingMail,
  );
}

/** Returns the token of the link in a confirmation mail. */
export function tokenOf(mail: OutgoingMail | undefined): string {
  const [, token] = /\/newsletter\/confirm\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error('The mail has no confirmation link');
  return token;
}

export async function subscribers({ database }: NewsletterSite) {
  return database.read((db) => db.selectFrom('newsletterSubscribers').selectAll().execute());
}

/** Returns the token of the unsubscribe link in a mail. */
export function unsubscribeTokenOf(mail: OutgoingMail): string {
  const [, token] = /\/newsletter\/unsubscribe\/([\w-]{43})/.exec(mail.text) ?? [];
  if (!token) throw new Error('The mail carries no unsubscribe link');
  return token;
}

/** Subscribes and confirms an address; returns the confirmation token and the welcome mail. */
export async function subscribeAndConfirm(
  site: NewsletterSite,
  body: Record<string, unknown>,
): Promise<{ token: string; welcome: OutgoingMail }> {
  await post(site, 'subscribe', body);
  const newest = (mails: OutgoingMail[], start: string) =>
    mails.filter(({ kind, to }) => kind.startsWith(start) && to === body.email).at(-1);
  const token = tokenOf(newest(await waitingMails(site), 'newsletter-confirm'));
  await post(site, 'confirm', { token });
  const welcome = newest(await waitingMails(site), 'newsletter-welcome');
  if (!welcome) throw new Error('No welcome mail waits');
  return { token, welcome };
}
