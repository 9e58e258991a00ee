import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { removeStaleSubscribers } from '#features/newsletter/confirm/remove-stale-subscribers.server.ts';
import { removeOldImports } from '#features/newsletter/importing/remove-imports.server.ts';
import { runSubscriberImport } from '#features/newsletter/importing/run-subscriber-import.server.ts';
import {
  continueImports,
  takeList,
} from '#features/newsletter/importing/start-subscriber-import.server.ts';
import type {
  SubscriberDetail,
  SubscribersPage,
} from '#features/newsletter/subscribers/subscribers.schema.ts';
import { recipientHashOf } from '#features/newsletter/suppress.server.ts';
import { makeLane, setPace } from '../../factories/newsletter-issues.ts';
import {
  followList,
  importList,
  reportOf,
  sendList,
  showList,
} from '../../factories/reader-lists.ts';
import { readAs } from '../../factories/staff-orders.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

async function subscribersOf({ database }: StaffSite) {
  const rows = await database.read((db) =>
    db
      .selectFrom('newsletterSubscribers')
      .select(['email', 'name', 'language', 'status'])
      .orderBy('emailKey')
      .execute(),
  );
  return rows.map(({ email, name, language, status }) => [email, name, language, status].join(' '));
}

/** A reader who has left, one who waits to confirm, and an address that came back. */
async function addKnown(site: StaffSite): Promise<void> {
  for (const [email, status] of [
    ['left@r.example', 'unsubscribed'],
    ['waits@r.example', 'unconfirmed'],
    ['back@r.example', 'confirmed'],
  ] as const) {
    await site.send('/api/newsletter/subscribe', { email, locale: 'en' });
    await site.database.transaction((trx) =>
      trx.updateTable('newsletterSubscribers').set({ status }).where('email', '=', email).execute(),
    );
  }
  await site.database.transaction(async (trx) => {
    await trx.deleteFrom('newsletterSubscribers').where('email', '=', 'back@r.example').execute();
    await trx
      .insertInto('suppressions')
      .values({
        id: 'back',
        recipientHash: await recipientHashOf(trx, 'back@r.example'),
        subscriberId: 'gone',
        reason: 'hard',
        note: '',
        since: site.clock.now.toISOString(),
      })
      .execute();
    await trx.deleteFrom('outbox').execute();
  });
}

const list = [
  'Email;Name;Language;Consent date;Consent source;Status',
  'Ana@R.example;Ana Melo;pt;02/03/2021;Form on the old site;active',
  'ben@r.example;Ben;en;;;active',
  'ANA@r.example;Ana again;pt;02/03/2021;Form on the old site;active',
  'no address;Nobody;;;;active',
  'left@r.example;;;02/03/2021;Fair;active',
  'waits@r.example;;;02/03/2021;Fair;active',
  'back@r.example;;;02/03/2021;Fair;active',
  'gone@r.example;;;02/03/2021;Fair;unsubscribed',
  '',
  'odd@r.example;"Odd; One";;31/31/2021;Fair;active',
].join('\r\n');

it('a list puts those on it whose consent is proved, asks the others once, and names the rest', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await addKnown(site);
  const ended = await importList(owner, list, '?name=old.csv&language=pt');
  expect(ended).toMatchObject({ state: 'done', name: 'old.csv', done: 9, total: 9 });
  expect(ended.counts).toEqual({
    confirmed: 1,
    invited: 2,
    repeated: 1,
    malformed: 1,
    left: 1,
    known: 1,
    suppressed: 1,
    left_there: 1,
    asked: 0,
  });
  expect(ended.fileHash).toBe(createHash('sha256').update(list).digest('hex'));
  expect(await subscribersOf(site)).toEqual([
    'Ana@R.example Ana Melo pt confirmed',
    'ben@r.example Ben en unconfirmed',
    'left@r.example  en unsubscribed',
    'odd@r.example Odd; One pt unconfirmed',
    'waits@r.example  en unconfirmed',
  ]);
  expect(await reportOf(owner, ended.id)).toEqual([
    '4,ANA@r.example,repeated,The same address as in line 2',
    '5,no address,malformed,This is no email address',
    '6,left@r.example,left,"Has left our newsletter; is not asked again"',
    '7,waits@r.example,known,"Asked on our site already, and has not confirmed yet"',
    '8,back@r.example,suppressed,"Mails to this address came back, or a complaint; nothing is sent there"',
    '9,gone@r.example,left_there,Is not on the list that it comes from (unsubscribed)',
    '11,odd@r.example,invited,"Is asked to confirm: the day of consent (31/31/2021) cannot be read, or has not come yet"',
  ]);
  expect((await reportOf(owner, ended.id, '&language=pt'))[1]).toContain(
    'Não é um endereço de e-mail',
  );
  const { subscribers } = await readAs<SubscribersPage>(owner, '/api/admin/subscribers?q=ana');
  const ana = await readAs<SubscriberDetail>(owner, `/api/admin/subscribers/${subscribers[0]?.id}`);
  expect(ana).toMatchObject({ confirmedAt: '2021-03-02T00:00:00.000Z' });
  expect(ana.consents).toMatchObject([{ step: 'confirm', at: '2021-03-02T00:00:00.000Z' }]);
  expect(ana.consents[0]?.wording).toBe(
    `Importado do ficheiro old.csv (SHA-256 ${ended.fileHash})\nConsentimento de 2021-03-02: Form on the old site`,
  );
  // The same again finds everybody, and asks nobody.
  const again = await importList(owner, list, '?name=old.csv');
  expect(again.counts).toMatchObject({ confirmed: 0, invited: 0, known: 4 });
});

it('asks at the pace of issues, once in a reader’s life, and nobody who has left meanwhile', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await setPace(owner, 60);
  const readers = ['one', 'two', 'three', 'four'].map((name) => `${name}@r.example`);
  await importList(owner, ['email', ...readers].join('\n'), '?language=pt');
  await site.database.transaction((trx) =>
    trx
      .updateTable('newsletterSubscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'two@r.example')
      .execute(),
  );
  const { lane, sent, times } = makeLane(site);
  later({ minutes: 5 });
  await lane();
  expect(sent.map(({ to }) => to).sort()).toEqual([
    'four@r.example',
    'one@r.example',
    'three@r.example',
  ]);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_900);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(3);
  await lane();
  expect(sent).toHaveLength(3);
  const mail = sent.find(({ to }) => to === 'one@r.example');
  expect(mail?.subject).toContain('podemos continuar a escrever-lhe?');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const token = /newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await site.send('/api/newsletter/confirm', { token, locale: 'pt' });
  expect(await subscribersOf(site)).toContain('one@r.example  pt confirmed');
  // Who does not answer is forgotten after 30 days, and stays asked.
  const asked = site.clock.now;
  later({ days: 31 });
  await removeStaleSubscribers(site.context);
  // The owner’s session has not ended.
  site.clock.now = asked;
  expect(await subscribersOf(site)).toEqual([
    'one@r.example  pt confirmed',
    'two@r.example  pt unsubscribed',
  ]);
  const again = await importList(owner, ['email', ...readers].join('\n'));
  expect(again.counts).toMatchObject({ asked: 2, known: 1, left: 1, invited: 0 });
});

it('shows the columns first, and begins as they are chosen', async ({ site }) => {
  const owner = await becomeOwner(site);
  const file = 'who,contact,since\nAna,ana@r.example,01/31/2020\n';
  const answer = await sendList(owner, file, '?dry-run=1&name=list.csv');
  const { id } = (await answer.json()) as { id: string };
  expect(answer.headers.get('Location')).toBe(`/api/admin/subscribers/import/${id}`);
  const shown = await showList(owner, id);
  expect(shown).toMatchObject({ state: 'ready', total: 1, done: 0 });
  expect(shown.columns).toEqual([
    { header: 'who', role: '', samples: ['Ana'], isMonthFirst: false },
    { header: 'contact', role: 'email', samples: ['ana@r.example'], isMonthFirst: false },
    { header: 'since', role: '', samples: ['01/31/2020'], isMonthFirst: true },
  ]);
  expect(await subscribersOf(site)).toEqual([]);
  const start = (body: object) => owner.send(`/api/admin/subscribers/import/${id}/start`, body);
  expect((await start({ columns: ['name', '', 'day'] })).status).toBe(422);
  expect((await start({ columns: ['name', 'email', 'hat'] })).status).toBe(422);
  expect((await start({ statement: 'x', statementDay: '2099-01-01' })).status).toBe(422);
  const body = {
    columns: ['name', 'email', 'day'],
    language: 'pt',
    statement: 'Form on our old site, with a tick box',
  };
  expect((await start(body)).status).toBe(202);
  const ended = await followList(owner, id);
  expect(ended).toMatchObject({ counts: { confirmed: 1 }, statement: body.statement });
  // What stood in the rows is shown before alone.
  expect(ended.columns.flatMap(({ samples }) => samples)).toEqual([]);
  expect((await start(body)).status).toBe(202);
  expect(await subscribersOf(site)).toEqual(['ana@r.example Ana pt confirmed']);
  const log = await site.database.read((db) =>
    db
      .selectFrom('auditLog')
      .select(['action', 'after'])
      .where('action', 'in', ['subscriber.import', 'subscriber.import-end'])
      .execute(),
  );
  expect(log).toContainEqual({
    action: 'subscriber.import',
    after: expect.objectContaining({ total: 1 }),
  });
  expect(log).toContainEqual({
    action: 'subscriber.import-end',
    after: { importState: 'done', rowsRead: 1, total: 1, onList: 1, invited: 0 },
  });
});

it('a file that is no list is refused with what is wrong, and nothing of it stays', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const codeOf = async (file: string | Buffer, query = '') => {
    const answer = await sendList(owner, file, query);
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  };
  expect([
    await codeOf(''),
    await codeOf('email\n'),
    await codeOf('name\nAna'),
    await codeOf('email,name\na@r.example,"Ana\nb@r.example,Ben\nc@r.example,Cem\n'),
    await codeOf(Buffer.from([0x50, 0x4b, 3, 4, 20, 0])),
    await codeOf(Buffer.concat([Buffer.from('email\n'), Buffer.alloc(8)])),
    await codeOf('email\na@r.example', '?columns=hat'),
    await codeOf('email\na@r.example', '?columns=name'),
  ]).toEqual([
    '422 no_rows',
    '422 no_rows',
    '422 no_address',
    '422 invalid_csv',
    '422 spreadsheet',
    '422 no_text',
    '422 invalid_role',
    '422 no_address',
  ]);
  const rows = await site.database.read((db) =>
    db.selectFrom('subscriberImports').select('id').execute(),
  );
  expect(rows).toEqual([]);
  // What spreadsheets save before Unicode, and with two bytes for each letter.
  const latin = Buffer.from('Nome;E-mail\nJosé Conceição;jose@r.example\n', 'latin1');
  const wide = Buffer.from('\ufeffNome\tE-mail\nZoë\tzoe@r.example\n', 'utf16le');
  await importList(owner, latin);
  await importList(owner, wide);
  // A letter of an old encoding at the end of what arrives at once, and a whole one of the new in two.
  const cut = [...Buffer.from('email,name\nrene@r.example,Ren\xe9\n', 'latin1')];
  const split = [...Buffer.from('email,name\nines@r.example,In\u00eas\n')];
  for (const bytes of [cut, split]) {
    const one = Readable.from(bytes.map((byte) => Buffer.from([byte])));
    const taken = await takeList(site.context, one, { name: '', begins: true });
    expect(taken).toMatchObject({ ok: true });
    await followList(owner, taken.ok ? taken.value : '');
  }
  expect(await subscribersOf(site)).toEqual([
    'ines@r.example Inês en unconfirmed',
    'jose@r.example José Conceição en unconfirmed',
    'rene@r.example René en unconfirmed',
    'zoe@r.example Zoë en unconfirmed',
  ]);
});

it('goes on where it was after its program was killed, and writes each row once', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const count = 1_500;
  // Larger than what other calls take.
  const notes = 'x'.repeat(200);
  const rows = Array.from(
    { length: count },
    (_, at) => `reader${at}@r.example,2020-01-31,Fair,${notes}`,
  );
  const file = ['email,consent date,source,notes', ...rows].join('\n');
  const { id } = (await (await sendList(owner, file)).json()) as { id: string };
  const pidOf = () =>
    site.database.read((db) =>
      db
        .selectFrom('subscriberImports')
        .select(['pid', 'done'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  await expect.poll(async () => (await pidOf()).done, { timeout: 30_000 }).toBeGreaterThan(0);
  const { pid } = await pidOf();
  expect(pid).not.toBe(process.pid);
  process.kill(pid ?? 0, 'SIGKILL');
  await expect.poll(() => site.services.imports.own.has(id), { timeout: 10_000 }).toBe(false);
  const before = await showList(owner, id);
  expect(before).toMatchObject({ state: 'writing' });
  expect(before.done).toBeLessThan(count);
  await continueImports(site.context);
  const ended = await followList(owner, id);
  expect(ended).toMatchObject({ state: 'done', done: count });
  expect(ended.counts).toMatchObject({ confirmed: count, known: 0, repeated: 0 });
  expect(await subscribersOf(site)).toHaveLength(count);
}, 180_000);

it('is ended by a press, forgotten after its time, and erased with its people', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const file = 'email,day,source\nana@r.example,2020-01-31,Fair\nbad,,\n';
  const shown = await sendList(owner, file, '?dry-run=1');
  const { id } = (await shown.json()) as { id: string };
  const path = (one: string) => `/api/admin/subscribers/import/${one}`;
  const end = (one: string) => owner.send(path(one), undefined, { method: 'DELETE' });
  expect((await end(id)).status).toBe(204);
  expect((await end(id)).status).toBe(404);
  await importList(owner, file);
  const rowsOf = () =>
    site.database.read((db) => db.selectFrom('subscriberImportRows').selectAll().execute());
  expect(await rowsOf()).toMatchObject([
    { address: 'ana@r.example', cells: '[]', outcome: 'confirmed' },
    { address: 'bad', cells: '[]', outcome: 'malformed' },
  ]);
  const { personId } = await site.database.read((db) =>
    db.selectFrom('newsletterSubscribers').select('personId').executeTakeFirstOrThrow(),
  );
  const erased = await owner.send(`/api/admin/people/${personId}/erase`, {});
  expect(erased.status, await erased.text()).toBeLessThan(300);
  expect((await rowsOf()).map(({ address }) => address)).toEqual(['bad']);
  const again = await importList(owner, file);
  expect(again.counts).toMatchObject({ asked: 1, confirmed: 0 });
  later({ days: 31 });
  await removeOldImports(site.context);
  expect(await rowsOf()).toEqual([]);
  const kept = await site.database.read((db) =>
    db.selectFrom('subscriberImports').select(['state', 'fileHash', 'startedBy']).execute(),
  );
  expect(kept).toHaveLength(2);
  expect(kept[0]).toMatchObject({ state: 'done', startedBy: expect.any(String) });
});

it('holds the database for few rows at a time, and lets others have a turn between', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  const rows = Array.from({ length: 450 }, (_, at) => `quick${at}@r.example`);
  /** What each step left, and the turn of the event loop in which it did. */
  const steps: { rows: number; turn: number }[] = [];
  let turn = 0;
  let isOver = false;
  const tick = () => {
    turn += 1;
    if (!isOver) setImmediate(tick);
  };
  tick();
  const { database } = site;
  const watched: typeof database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (trx) => {
        const value = await work(trx);
        const { stored, decided } = await trx
          .selectFrom('subscriberImportRows')
          .select(({ fn }) => [
            fn.countAll<number>().as('stored'),
            fn.count<number>('outcome').as('decided'),
          ])
          .executeTakeFirstOrThrow();
        const all = Number(stored) + Number(decided);
        if (all > (steps.at(-1)?.rows ?? 0)) steps.push({ rows: all, turn });
        return value;
      }),
  };
  const context = { ...site.context, database: watched };
  const body = Readable.from([Buffer.from(['email', ...rows].join('\n'))]);
  const taken = await takeList(context, body, { name: '', begins: false });
  const id = taken.ok ? taken.value : '';
  await database.transaction((trx) =>
    trx.updateTable('subscriberImports').set({ state: 'writing' }).where('id', '=', id).execute(),
  );
  await runSubscriberImport(context, id, new AbortController().signal);
  isOver = true;
  expect((await showList(owner, id)).counts).toMatchObject({ invited: 450 });
  const grown = steps.map((step, at) => step.rows - (steps[at - 1]?.rows ?? 0));
  expect(grown.slice(0, 3)).toEqual([200, 200, 50]);
  expect(grown.slice(3)).toEqual(Array.from({ length: 22 }, () => 20).concat(10));
  expect(new Set(steps.map((step) => step.turn)).size).toBe(steps.length);
});
