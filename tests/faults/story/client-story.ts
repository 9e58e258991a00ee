import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { requestToken } from '#features/projects/do-links.server.ts';
import { pdf } from '../../api/projects/calls.ts';
import { rawMail } from '../../factories/raw-mail.ts';
import type { OpenDatabase } from '../open-database.ts';
import type { KilledSite } from './killed-site.ts';

/** What a client did, and what must be there of it afterwards. */
export type Told = {
  email: string;
  orderId: string;
  projectId: string;
  /** The paper that was handed in, and the two versions that were approved, in order. */
  handedIn: Uint8Array;
  approved: [byPage: string, byMail: string];
};

const patience = { timeout: 90_000, interval: 100 };

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const put = (body: Uint8Array, isStaff = false) => ({
  method: 'PUT',
  type: 'application/pdf',
  body,
  isStaff,
});
const json = (body: object, method = 'POST') => ({ method, body: JSON.stringify(body) });

/** The coming working days, as a client tries them. */
function workingDays(from: number): string[] {
  return Array.from({ length: 40 }, (_, at) => new Date(Date.now() + (at + from) * 86_400_000))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
}

/** One client's way from the payment to the end of the work, with what staff do for her. */
export async function tellStory(
  site: KilledSite,
  { database }: OpenDatabase,
  number: number,
): Promise<Told> {
  const email = `noor-${number}@tessera.example`;
  const post = <Body = Record<string, string>>(path: string, body: object) =>
    site.call<Body>(path, json(body));

  async function pay(): Promise<string> {
    const asked = { amount: 1, packageId: 'blueprint', language: 'en' };
    const { orderId = '', clientSecret = '' } =
      (await post('/api/create-payment-intent', asked)) ?? {};
    await site.call(`/api/orders/${orderId}/billing`, json({ clientSecret, email }, 'PUT'));
    site.stripe.confirmCard(clientSecret, '4242424242424242');
    return orderId;
  }

  const orderId = await pay();
  const works = () =>
    database.read((db) =>
      db.selectFrom('projects').select('id').where('orderId', '=', orderId).execute(),
    );
  await expect.poll(works, patience).toHaveLength(1);
  const [{ id: projectId } = { id: '' }] = await works();

  const requests = () =>
    database.read((db) =>
      db
        .selectFrom('projectRequests')
        .select(['id', 'kind', 'title', 'state'])
        .where('projectId', '=', projectId)
        .execute(),
    );
  /** Asks the client for something, which is found by its title, and returns the token of its link. */
  async function ask(body: { kind: string; title: string; fileId?: string }): Promise<string> {
    const found = async () => (await requests()).find(({ title }) => title === body.title);
    const path = `/api/admin/projects/${projectId}/requests`;
    await site.press(path, body, async () => (await found()) !== undefined);
    const request = await found();
    return database.read((db) => requestToken(db, request?.id ?? ''));
  }
  async function draft(words: string): Promise<{ fileId: string; hash: string }> {
    const fileId = crypto.randomUUID();
    const path = `/api/admin/projects/${projectId}/files/${fileId}`;
    await site.call(path, put(pdf(words), true));
    return { fileId, hash: sha256(pdf(words)) };
  }

  const [first] = (await requests()).filter(({ kind }) => kind === 'answer');
  const answer = await database.read((db) => requestToken(db, first?.id ?? ''));
  await post(`/api/do/${answer}`, { text: 'It sells tiles.' });

  const paper = await ask({ kind: 'document', title: 'A bill' });
  const handedIn = pdf(`The bill of ${email}`);
  const file = crypto.randomUUID();
  await site.call(`/api/do/${paper}/files/${file}`, put(handedIn));
  await post(`/api/do/${paper}`, { files: [file] });

  const name = await draft(`The name for ${email}`);
  const look = await ask({ kind: 'approval', title: 'The name', fileId: name.fileId });
  await post(`/api/do/${look}`, { choice: 'approved', sha256: name.hash });

  const articles = await draft(`The articles for ${email}`);
  await ask({ kind: 'approval', title: 'The articles', fileId: articles.fileId });
  const asking = async () =>
    (await site.mailsTo(email)).find(({ subject }) => subject?.includes('The articles'));
  await expect.poll(asking, patience).toBeDefined();
  const mail = await asking();
  const yes = {
    from: email,
    to: mail?.replyTo?.[0]?.address ?? '',
    subject: `Re: ${mail?.subject}`,
    id: `yes-${number}@tessera.example`,
    headers: [`In-Reply-To: ${mail?.messageId}`],
    body: 'Approved',
  };
  // A mail server that got no answer sends it again.
  await site.deliver(rawMail(yes));
  await site.deliver(rawMail(yes));

  const withUs = (await site.mailsTo(email)).flatMap(({ text }) =>
    [...(text ?? '').matchAll(/\/with-us\/([\w-]{43})/g)].map(([, token = '']) => token),
  );
  const isBooked = () =>
    database.read((db) =>
      db.selectFrom('bookings').select('id').where('orderId', '=', orderId).executeTakeFirst(),
    );
  for (const date of workingDays(3 + 5 * number)) {
    if (await isBooked()) break;
    const slot = json({ date, time: '09:00' });
    await site.call(`/api/with-us/${withUs[0]}/meetings`, slot, [409, 422]);
  }

  const said = `It was a pleasure, ${email}.`;
  const isSaid = () =>
    database.read((db) =>
      db.selectFrom('messages').select('id').where('body', '=', said).executeTakeFirst(),
    );
  const message = { text: said, fileIds: [articles.fileId] };
  await site.press(`/api/admin/projects/${projectId}/messages`, message, async () =>
    Boolean(await isSaid()),
  );
  await site.call(`/api/admin/projects/${projectId}/close`, { body: '{}', isStaff: true });
  return { email, orderId, projectId, handedIn, approved: [name.hash, articles.hash] };
}
