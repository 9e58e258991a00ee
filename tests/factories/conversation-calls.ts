import { messageBody } from './contact-site.ts';
import { type Browser, openBrowser, type StaffSite } from './staff-site.ts';

export type Shown = { id: string; revision: number; state: string; assignedTo: string | null };
type Detail = Shown & { isBlocked: boolean; thread: { id: string; direction: string }[] };
export type Changed = { id: string; code?: string; present?: Detail; conversation: Detail };
type Inbox = { total: number; counts: Record<string, number>; conversations: Shown[] };

/** Sends the contact form; returns the id of the message. */
export async function write(site: StaffSite, changes: object = {}): Promise<string> {
  const response = await openBrowser(site).send('/api/contact', messageBody({ ...changes }));
  if (response.status !== 201) throw new Error(`The message was refused: ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}

/** Reads a list of the inbox. */
export const inbox = async (browser: Browser, query = '') =>
  (await (await browser.get(`/api/admin/conversations?${query}`)).json()) as Inbox;

type Change = { revision?: number; body?: object; method?: string; key?: string };

/** Changes a conversation at a revision; returns the status and the body of the response. */
export async function change(
  browser: Browser,
  path: string,
  { revision = 1, body, method = 'POST', key }: Change = {},
): Promise<[number, Changed]> {
  const headers = { 'If-Match': `"${revision}"`, ...(key && { 'Idempotency-Key': key }) };
  const response = await browser.send(`/api/admin/conversations/${path}`, body, {
    method,
    headers,
  });
  return [response.status, (await response.json()) as Changed];
}

export const reply = { text: 'Yes, by March.' };

export async function replyMails(site: StaffSite) {
  return (await site.mails()).filter(({ kind }) => kind === 'conversation-reply');
}

/** Returns the actions that the log has about a subject. */
export async function auditOf({ database }: StaffSite, id: string): Promise<string[]> {
  const rows = await database.read((db) =>
    db.selectFrom('auditLog').select('action').where('subjectId', '=', id).orderBy('at').execute(),
  );
  return rows.map(({ action }) => action);
}
