import { expect } from 'vitest';
import { removeOldImports } from '#features/newsletter/importing/remove-imports.server.ts';
import { noteReport } from '#features/newsletter/sending/suppressions.server.ts';
import type { Today } from '#features/today/today.schema.ts';
import { makeLane, setPace } from '../../factories/newsletter-issues.ts';
import { importList, showList } from '../../factories/reader-lists.ts';
import { readAs } from '../../factories/staff-orders.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const unknownThere = Object.assign(new Error('refused'), {
  code: 'EENVELOPE',
  responseCode: 550,
  response: '550 5.1.1 no such person',
  command: 'RCPT TO',
});

const listOf = (name: string, count: number) =>
  ['email', ...Array.from({ length: count }, (_, at) => `${name}${at}@r.example`)].join('\n');

it('mails that ask the readers of a list stop themselves when one in twenty is refused, and go on by a press', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await setPace(owner, 6000);
  const { id } = await importList(owner, listOf('old', 60), '?name=old.csv');
  const { lane, sent } = makeLane(site, async (count) => {
    if (count > 48) throw unknownThere;
  });
  const pass = async () => {
    for (let round = 0; round < 4; round += 1) {
      later({ minutes: 1 });
      await lane();
    }
  };
  await pass();
  expect(sent).toHaveLength(48);
  const stopped = await showList(owner, id);
  expect(stopped).toMatchObject({ stoppedBy: 'bounces', invitationsWaiting: 9 });
  const onToday = async () => (await readAs<Today>(owner, '/api/admin/today')).stoppedLists;
  expect(await onToday()).toEqual([{ id, name: 'old.csv', stoppedBy: 'bounces' }]);
  // Another list is asked all the same, and the one that stopped is shown first.
  const other = await importList(owner, listOf('new', 2), '?name=new.csv');
  const fine = makeLane(site);
  later({ minutes: 1 });
  await fine.lane();
  expect(fine.sent.map(({ to }) => to).sort()).toEqual(['new0@r.example', 'new1@r.example']);
  const latest = await readAs<{ import: { id: string } }>(owner, '/api/admin/subscribers/import');
  expect(latest.import.id).toBe(id);

  const goOn = (one: string) => owner.send(`/api/admin/subscribers/import/${one}/go-on`, {});
  expect((await goOn('unknown')).status).toBe(404);
  for (const _ of ['once', 'and again'])
    expect(await (await goOn(id)).json()).toMatchObject({ id, stoppedBy: null });
  const log = await site.database.read((db) =>
    db
      .selectFrom('auditLog')
      .select(['action', 'before'])
      .where('action', '=', 'subscriber.go-on-asking')
      .execute(),
  );
  expect(log).toMatchObject([{ before: { stoppedBy: 'bounces' } }]);
  expect(await onToday()).toEqual([]);
  // Whoever let them go on has seen why: they stop themselves no more.
  await pass();
  const ended = await showList(owner, id);
  expect(ended).toMatchObject({ stoppedBy: null, invitationsWaiting: 0, invitationsFailed: 12 });
  expect((await showList(owner, other.id)).stoppedBy).toBeNull();
});

it('mails that ask stop at a complaint, and those who were not asked are given up after 30 days', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await setPace(owner, 6000);
  const { id } = await importList(owner, listOf('angry', 3));
  const { lane, sent } = makeLane(site, async (count, { messageId }) => {
    if (count > 1) return;
    await site.database.transaction((trx) =>
      noteReport(site.context, trx, {
        action: 'complaint',
        messageIds: [messageId],
        tokens: [],
        reason: '',
        status: '',
      }),
    );
  });
  later({ minutes: 1 });
  await lane();
  await lane();
  expect(sent).toHaveLength(1);
  expect(await showList(owner, id)).toMatchObject({
    stoppedBy: 'complaints',
    invitationsWaiting: 2,
  });
  const states = async () =>
    (
      await site.database.read((db) =>
        db.selectFrom('newsletterInvitations').select('state').orderBy('state').execute(),
      )
    ).map(({ state }) => state);
  later({ days: 29 });
  await removeOldImports(site.context);
  expect(await states()).toEqual(['sent', 'waiting', 'waiting']);
  later({ days: 2 });
  await removeOldImports(site.context);
  expect(await states()).toEqual(['sent', 'skipped', 'skipped']);
});
