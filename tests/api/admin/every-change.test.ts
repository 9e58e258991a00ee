import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { auditCodeTexts } from '#features/audit/admin/audit-codes.texts.ts';
import { auditValueTexts } from '#features/audit/admin/audit-values.texts.ts';
import { describeValues } from '#features/audit/admin/audit-values.ts';
import { auditActionText } from '#features/audit/audit.texts.ts';
import { twinLabelOf } from '#features/content/fields/field-labels.texts.ts';
import { type Language, languages } from '#i18n/language.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { adminRoutes } from '../../factories/admin-routes.ts';
import {
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
} from '../../factories/staff-site.ts';
import { dumpToCompare } from '../../harness/dump-database.ts';
import { bookingDeeds } from './deeds/booking-deeds.ts';
import { contentDeeds } from './deeds/content-deeds.ts';
import type { Deed, Stage } from './deeds/deed.ts';
import { inboxDeeds } from './deeds/inbox-deeds.ts';
import { orderDeeds } from './deeds/order-deeds.ts';
import { peopleDeeds } from './deeds/people-deeds.ts';
import { projectDeeds } from './deeds/project-deeds.ts';
import { siteDeeds } from './deeds/site-deeds.ts';

/** Each call by which staff change something, and how it succeeds. Add new ones to a file of `deeds/`. */
const deeds: Record<string, Deed> = {
  ...peopleDeeds,
  ...projectDeeds,
  ...orderDeeds,
  ...bookingDeeds,
  ...inboxDeeds,
  ...siteDeeds,
  ...contentDeeds,
};

/** Calls that change nothing by themselves, and why; there are no deeds for them. */
const unlogged: Record<string, string> = {
  'DELETE /subscribers/import/:id':
    'forgets a list of which nothing is written, or ends one, which leaves a row',
  'DELETE /content/import/:id': 'asks an import to end, whose own row says so',
  'POST /bank-statements': 'reads a file and proposes; noting a transfer leaves the row',
  'POST /backups/:name/check': 'reads a file, and keeps beside it what it found',
  'POST /backups/:name/download':
    'asks whether a file may be downloaded; the download leaves the row',
};

/**
 * Calls whose row is proved where their programs are: `tests/api/settings/backups.test.ts`,
 * `tests/api/content-transfer/{archive,long-import}.test.ts`, `tests/api/newsletter/newsletter-{import,asking-stops}.test.ts`.
 */
const elsewhere = [
  'POST /backups',
  'POST /content/import',
  'POST /subscribers/import',
  'POST /subscribers/import/:id/start',
  'POST /subscribers/import/:id/go-on',
];

/** The site always has these records, so the call is always refused. */
const refused = contentKinds
  .filter(({ fixed }) => fixed !== null)
  .map(({ name }) => `POST /content/${name}/:id/withdraw`);

const brief = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace('/api/admin', '')}`;

type Row = {
  id: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  subjectKind: string;
  before: unknown;
  after: unknown;
};

const rows = ({ database }: StaffSite): Promise<Row[]> =>
  database.read((db) =>
    db
      .selectFrom('auditLog')
      .select([
        'id',
        'actorKind',
        'actorId',
        'action',
        'subjectKind',
        'subjectId',
        'before',
        'after',
      ])
      .execute(),
  );

function keysOf(value: unknown): string {
  // SQLite has the text of an object.
  const values = typeof value === 'string' ? JSON.parse(value) : value;
  return values === null ? '-' : Object.keys(values).sort().join(', ');
}

const codeOnly = /^[a-z]+(?:[-_][a-z]+)*$/;

/** The values of a row, each with its name, however deep they lie in lists. */
function namedValues(values: unknown): [name: string, value: unknown][] {
  const read = typeof values === 'string' ? JSON.parse(values) : values;
  return Object.entries(read ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, unknown] => [name, one]),
  );
}

/** Names and codes of a row that the log of the back office would show as they are in the database. */
function rawParts(row: Row, language: Language): string[] {
  const words: Partial<Record<string, string>> = auditValueTexts[language];
  return [...namedValues(row.before), ...namedValues(row.after)].flatMap(([name, value]) => {
    // What the log leaves out, such as ids, needs no words.
    if (describeValues({ [name]: value }, language, twinLabelOf) === '') return [];
    const isNamed = name in words || twinLabelOf(language, name) !== name;
    // Names of fields are labelled as in their form.
    const isCode = typeof value === 'string' && codeOnly.test(value);
    const isField = ['fields', 'field'].includes(name);
    const isTold =
      !isCode ||
      (isField
        ? twinLabelOf(language, value) !== value || value in words
        : `value_${value}` in auditCodeTexts[language]);
    return [...(isNamed ? [] : [name]), ...(isTold ? [] : [`${name}: ${String(value)}`])];
  });
}

/** What the log has of a deed, as its entry in `deeds/` says it. */
function describeRows(added: readonly Row[]): string {
  const lines = added.map(
    ({ action, before, after }) => `${action} ${keysOf(before)} > ${keysOf(after)}`,
  );
  return [...new Set(lines)].sort().join('; ');
}

/** Everything but who was seen when, and what counts the requests. */
async function state(site: StaffSite): Promise<Record<string, string[]>> {
  const { sessions: _, ...dump } = await dumpToCompare(site.database);
  return dump;
}

/** Lets the log refuse every row while `act` runs. */
async function withoutLog({ database }: StaffSite, act: () => Promise<void>): Promise<void> {
  const db = database.forMigrations;
  const isSqlite = database.engine === 'sqlite';
  if (isSqlite)
    await sql`create trigger broken_log before insert on audit_log
      begin select raise(abort, 'The log is broken'); end`.execute(db);
  else {
    await sql`create or replace function refuse_row() returns trigger language plpgsql
      as 'begin raise exception ''The log is broken''; end'`.execute(db);
    await sql`create trigger broken_log before insert on audit_log
      for each row execute function refuse_row()`.execute(db);
  }
  const mend = () =>
    (isSqlite
      ? sql`drop trigger if exists broken_log`
      : sql`drop trigger if exists broken_log on audit_log`
    ).execute(db);
  onTestFinished(async () => {
    await mend();
  });
  await act();
  await mend();
}

it('knows a deed for each call that changes something', ({ site }) => {
  const writes = adminRoutes(site).filter(({ method }) => method !== 'GET');
  const known = [...Object.keys(deeds), ...Object.keys(unlogged), ...elsewhere, ...refused];
  expect(writes.map(brief).sort()).toEqual(known.sort());
});

it.for(Object.entries(deeds))(
  '%s leaves a row in its transaction that reads as words, and none when it is refused or fails',
  async ([, deed], { site }) => {
    const stage: Stage = { site, owner: await becomeOwner(site) };
    const press = await deed.prepareCall(stage);

    const before = await state(site);
    expect((await press(openBrowser(site))).status).toBe(401);
    expect(await state(site)).toEqual(before);

    await withoutLog(site, async () => {
      expect((await press(stage.owner)).status).toBe(500);
      expect(await state(site)).toEqual(before);
    });

    const logged = new Set((await rows(site)).map(({ id }) => id));
    const response = await press(stage.owner);
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    await response.arrayBuffer();
    const added = (await rows(site)).filter(({ id }) => !logged.has(id));
    expect(describeRows(added)).toBe(deed.rows);
    for (const row of added) {
      for (const language of languages) {
        expect(auditActionText(language, row.action)).not.toBe(row.action);
        expect(rawParts(row, language)).toEqual([]);
      }
      expect(row).toMatchObject({
        actorKind: 'staff',
        actorId: expect.any(String),
        action: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
        subjectKind: expect.stringMatching(/./),
      });
    }
  },
);
