import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { runNewsletterLane } from '#features/newsletter/sending/newsletter-lane.server.ts';
import { mailImages } from '#mail/mail-images.server.ts';
import { copyComposer } from '#platform/mailer/compose-copy.server.ts';
import { mailWriter } from '#platform/mailer/lazy-transport.server.ts';
import {
  addSubscribers,
  begin,
  makeLane,
  setPace,
  show,
} from '../../factories/newsletter-issues.ts';
import { readAs } from '../../factories/staff-orders.ts';
import { becomeOwner, test as it, ownerEmail } from '../../factories/staff-site.ts';

it('leave once although the database is away for a moment while it is noted', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 40, pt: 0 });
  await setPace(owner, 6000);
  const id = await begin(owner, later);
  let refusals = 0;
  const database: typeof site.database = {
    ...site.database,
    transaction(work) {
      refusals -= 1;
      if (refusals >= 0) throw new Error('away');
      return site.database.transaction(work);
    },
  };
  const away = { ...site, context: { ...site.context, database } };
  const { lane, sent } = makeLane(away, async (count) => {
    if (count === 10) refusals = 3;
  });
  await expect(lane()).rejects.toThrow('away');
  const { counts } = await show(owner, id);
  expect(counts.sent).toBe(sent.length);
  expect(sent.length).toBeLessThan(40);
  await lane();
  expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
  expect(sent).toHaveLength(40);
  expect((await show(owner, id)).state).toBe('sent');
});

it('are noted each second, also where the next one leaves much later', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 2, pt: 0 });
  await setPace(owner, 2);
  const id = await begin(owner, later);
  const noted: number[] = [];
  await runNewsletterLane(site.context, {
    async deliver() {
      noted.push((await show(owner, id)).counts.sent);
    },
    async wait(milliseconds) {
      await expect.poll(() => noted.length, { interval: 5 }).toBeGreaterThan(0);
      site.clock.now = new Date(site.clock.now.getTime() + Math.ceil(milliseconds));
    },
    stopping: () => false,
  });
  expect(noted).toEqual([0, 1]);
});

it('say who we are to a reader who has waited months for a first one, once', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 1, pt: 1 });
  await setPace(owner, 6000);
  const months = new Date(site.clock.now.getTime() - 90 * 86_400_000).toISOString();
  await site.database.transaction((trx) =>
    trx
      .updateTable('newsletterSubscribers')
      .set({ confirmedAt: months })
      .where('language', '=', 'pt')
      .execute(),
  );
  const { lane, sent } = makeLane(site);
  for (const _ of ['first', 'second']) {
    await begin(owner, later);
    await lane();
  }
  const saidTo = (language: string) =>
    sent.filter(({ to }) => to.startsWith(language)).map(({ text }) => text.replace(/\s+/g, ' '));
  const [pt, ptAgain] = saidTo('pt');
  expect(pt).toContain('esta é a primeira edição desde então. Somos a Entrada');
  expect(ptAgain).not.toContain('primeira edição');
  for (const text of saidTo('en')) expect(text).not.toContain('first issue since');
});

it('reach the owner first, where she reads them herself', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 15, pt: 0 });
  await site.database.transaction((trx) =>
    trx
      .updateTable('newsletterSubscribers')
      .set({ email: ownerEmail, emailKey: ownerEmail, createdAt: site.clock.now.toISOString() })
      .where('email', '=', 'en15@reader.example')
      .execute(),
  );
  await setPace(owner, 6000);
  const id = await begin(owner, later);
  const { lane, sent } = makeLane(site);
  await lane();
  // Five leave at the same time.
  expect(sent.slice(0, 5).map(({ to }) => to)).toContain(ownerEmail);
  expect(sent).toHaveLength(15);
  expect((await show(owner, id)).state).toBe('sent');
});

it('are mails that another program reads whole, below 60 kB', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 1, pt: 1 });
  await setPace(owner, 6000);
  await begin(owner, later);
  const { lane, sent } = makeLane(site);
  await lane();
  expect(sent).toHaveLength(2);
  const sender = async () => ({ name: 'Entrada', address: 'ola@entrada.example' });
  const { write } = mailWriter();
  const composeCopy = copyComposer({ sender, inlineImages: mailImages }, write);
  for (const { copyOf, ...mail } of sent) {
    if (!copyOf) throw new Error('The mail is not a copy');
    const raw = (await composeCopy(mail, copyOf)).raw as Buffer;
    expect(raw.byteLength).toBeLessThan(60_000);
    const written = raw.toString('latin1');
    expect(written).not.toMatch(/[^\r]\n|\r[^\n]|[^\0-\x7f]/);
    expect(Math.max(...written.split('\r\n').map(({ length }) => length))).toBeLessThan(999);
    const read = await PostalMime.parse(raw);
    expect(read).toMatchObject({
      subject: mail.subject,
      messageId: `<${mail.messageId}>`,
      to: [{ address: mail.to }],
      from: { name: 'Entrada', address: 'ola@entrada.example' },
    });
    const plain = (text = '') => text.replace(/\r\n/g, '\n').trim();
    expect(plain(read.text)).toBe(plain(mail.text));
    expect(plain(read.html)).toBe(plain(mail.html));
    const header = (name: string) => read.headers.filter(({ key }) => key === name);
    for (const [name, value] of Object.entries(mail.headers ?? {}))
      expect(header(name.toLowerCase())).toMatchObject([{ value }]);
    for (const { contentId } of read.attachments)
      expect(mail.html).toContain(`"cid:${contentId?.replace(/[<>]/g, '')}"`);
  }
});

it('begin slowly: 50 on the first day, twice as many on the next, and the owner is told', async ({
  site,
  later,
}) => {
  // Half an hour before midnight in Lisbon, so that nobody has to sign in again.
  const evening = Date.parse(`${site.clock.now.toISOString().slice(0, 10)}T23:30:00.000Z`);
  later({ minutes: (evening - site.clock.now.getTime()) / 60_000 });
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 60, pt: 60 });
  await setPace(owner, 6000, true);
  const today = async () =>
    (await readAs<{ today: number }>(owner, '/api/admin/settings/newsletter')).today;
  expect(await today()).toBe(50);
  const id = await begin(owner, later);
  expect((await show(owner, id)).days).toBe(2);
  const { lane, sent } = makeLane(site);
  await lane();
  expect(sent).toHaveLength(50);
  const first = await show(owner, id);
  expect([first.state, first.counts.waiting, first.days]).toEqual(['sending', 70, 2]);
  expect(await today()).toBe(50);
  later({ minutes: 60 });
  expect(await today()).toBe(100);
  expect((await show(owner, id)).days).toBe(1);
  await lane();
  expect(sent).toHaveLength(120);
  expect((await show(owner, id)).state).toBe('sent');
});
