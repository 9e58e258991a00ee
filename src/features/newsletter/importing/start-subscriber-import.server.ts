import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { toInstant } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Actor, Context } from '#platform/context/context.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { isProcessAlive } from '#platform/imports/is-process-alive.server.ts';
import {
  changeImport,
  getImport,
  getWritingImport,
  insertImport,
  insertRows,
  type SubscriberImport,
} from './imports.repository.server.ts';
import { type ColumnRole, problemOfRoles } from './list-columns.ts';
import {
  describeList,
  type ListRow,
  readList,
  UnreadableList,
  watchOrders,
} from './read-list.server.ts';
import { removeImport } from './remove-imports.server.ts';
import { endImport } from './run-subscriber-import.server.ts';

/** What the program that writes a list is given. `now`: the clock of the process that starts it. */
export type SubscriberImportJob = { subscribers: string; actor: Actor; now: string };

export type ImportRefusal =
  | { code: 'import_running' | 'unknown_import' | 'not_ready' | 'no_address' | 'role_twice' }
  | { code: UnreadableList['code']; detail: string };

/** How the rows are to be read; what is left out is as it was guessed. */
export type ListChoices = {
  roles?: readonly ColumnRole[] | undefined;
  language?: 'en' | 'pt' | undefined;
  statement?: string | undefined;
  statementDay?: string | null | undefined;
};

/** Rows that say of all which columns there are. */
const rowsOfSample = 20;
const rowsAtOnce = 200;
/** Milliseconds after which a program that says nothing has ended; it says something with every step. */
const silence = 60_000;
/** So often a program may end without having decided a row. */
const mostAttempts = 3;

function withChoices(
  { columns, language, statement, statementDay }: SubscriberImport,
  choices: ListChoices,
): Pick<SubscriberImport, 'columns' | 'language' | 'statement' | 'statementDay'> {
  const { roles } = choices;
  return {
    columns: roles ? columns.map((column, at) => ({ ...column, role: roles[at] ?? '' })) : columns,
    language: choices.language ?? language,
    statement: choices.statement ?? statement,
    statementDay: choices.statementDay === undefined ? statementDay : choices.statementDay,
  };
}

/** Stores the rows of a list that arrives, and guesses its columns. */
async function storeRows(
  context: Context,
  id: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Pick<SubscriberImport, 'columns' | 'total' | 'fileHash'>> {
  const rows = readList(body);
  const sample: ListRow[] = [];
  let step = await rows.next();
  while (!step.done && sample.length < rowsOfSample) {
    sample.push(step.value);
    step = await rows.next();
  }
  const { columns, hasHeaders } = describeList(sample);
  const orders = watchOrders();
  let total = 0;
  let waiting: (ListRow & { place: number })[] = [];
  const add = (row: ListRow) => {
    total += 1;
    orders.see(row);
    waiting.push({ ...row, place: total });
  };
  const flush = async () => {
    const some = waiting;
    waiting = [];
    await transact(context, async (trx) => {
      await insertRows(trx, id, some);
      await changeImport(trx, id, ['arriving'], { seenAt: toInstant(context.clock()) });
    });
    // The promises of SQLite resolve at once, and would let nobody else have a turn.
    await setImmediate();
  };
  for (const row of hasHeaders ? sample.slice(1) : sample) add(row);
  for (; !step.done; step = await rows.next()) {
    add(step.value);
    if (waiting.length >= rowsAtOnce) await flush();
  }
  await flush();
  if (total === 0) throw new UnreadableList('no_rows');
  const whole = columns.map((column, at) => ({ ...column, isMonthFirst: orders.isMonthFirst(at) }));
  return { columns: whole, total, fileHash: step.value.hash };
}

/**
 * Takes a list and shows its columns, as they are guessed; `begins` also begins to write it. Nothing of
 * a file that cannot be read is kept.
 */
export async function takeList(
  context: Context,
  body: AsyncIterable<Uint8Array>,
  { name, begins, ...choices }: ListChoices & { name: string; begins: boolean },
): Promise<Result<string, ImportRefusal>> {
  const id = newId();
  const { actor, clock } = context;
  if (begins && (await context.database.read(getWritingImport)))
    return refuse({ code: 'import_running' });
  const at = toInstant(clock());
  const fresh: SubscriberImport = {
    id,
    state: 'arriving',
    name: name.slice(0, 200),
    fileHash: '',
    columns: [],
    language: 'en',
    statement: '',
    statementDay: null,
    done: 0,
    total: 0,
    counts: {},
    attempts: 0,
    startedBy: actor.kind === 'staff' ? actor.personId : null,
    host: hostname(),
    pid: null,
    startedAt: at,
    seenAt: at,
    endedAt: null,
    stoppedBy: null,
    goesOn: false,
  };
  await transact(context, (trx) => insertImport(trx, fresh));
  try {
    const stored = await storeRows(context, id, body);
    const chosen = withChoices({ ...fresh, ...stored }, choices);
    const change = { ...stored, ...chosen, state: 'ready' as const };
    await transact(context, (trx) => changeImport(trx, id, ['arriving'], change));
  } catch (error) {
    await removeImport(context, id);
    if (!(error instanceof UnreadableList)) throw error;
    return refuse({ code: error.code, detail: error.detail });
  }
  if (!begins) return accept(id);
  let hasBegun = false;
  try {
    const begun = await beginImport(context, id, {});
    hasBegun = begun.ok;
    return begun.ok ? accept(id) : begun;
  } finally {
    if (!hasBegun) await removeImport(context, id);
  }
}

/** Begins to write a list whose columns were shown. Repeated, it changes nothing. */
export async function beginImport(
  context: Context,
  id: string,
  choices: ListChoices,
): Promise<Result<null, ImportRefusal>> {
  try {
    const begun = await transact<Result<SubscriberImport | null, ImportRefusal>>(
      context,
      async (trx) => {
        const list = await getImport(trx, id);
        if (list === null) return refuse({ code: 'unknown_import' });
        if (list.state === 'writing' || list.state === 'done') return accept(null);
        if (list.state !== 'ready') return refuse({ code: 'not_ready' });
        const chosen = withChoices(list, choices);
        const problem = problemOfRoles(chosen.columns.map(({ role }) => role));
        if (problem) return refuse({ code: problem });
        const seenAt = toInstant(context.clock());
        // What stood in the first rows is shown no more, and names people.
        const columns = chosen.columns.map((column) => ({ ...column, samples: [] }));
        const change = { ...chosen, columns, state: 'writing' as const, host: hostname(), seenAt };
        await changeImport(trx, id, ['ready'], { ...change, pid: process.pid });
        await recordChange(context, trx, {
          action: 'subscriber.import',
          subject: { kind: 'subscriber', id: null },
          after: { total: list.total },
        });
        return accept({ ...list, ...change });
      },
    );
    if (!begun.ok) return begun;
    if (begun.value !== null) runProgram(context, begun.value.id);
    return accept(null);
  } catch (error) {
    const index = 'subscriber_imports_writing';
    if (!isUniqueViolation(error, { index, columns: ['subscriber_imports.state'] })) throw error;
    return refuse({ code: 'import_running' });
  }
}

/** Runs the program that writes a list; if it ends before, `continueImports` starts another. */
function runProgram(context: Context, id: string): void {
  const { actor, imports, logger, clock } = context;
  if (imports.own.has(id)) return;
  imports.own.add(id);
  const job: SubscriberImportJob = { subscribers: id, actor, now: toInstant(clock()) };
  imports
    .run(job)
    .then(({ code, signal, said }) => {
      if (code !== 0) logger.error({ code, signal, said }, 'an import of subscribers was ended');
    })
    .finally(() => imports.own.delete(id));
}

function isLost({ host, pid, seenAt }: SubscriberImport, now: Date): boolean {
  if (host === hostname() && pid !== null && pid !== process.pid && !isProcessAlive(pid))
    return true;
  return now.getTime() - Date.parse(seenAt) > silence;
}

/** Goes on with a list whose program has ended, however it ended. */
export async function continueImports(context: Context): Promise<void> {
  const list = await context.database.read(getWritingImport);
  if (list === null || context.imports.own.has(list.id)) return;
  const now = context.clock();
  const isOurs = list.host === hostname() && list.pid === process.pid;
  if (!isOurs && !isLost(list, now)) return;
  if (list.attempts >= mostAttempts) {
    await endImport(context, list, 'failed');
    return;
  }
  const taken = { host: hostname(), pid: process.pid, seenAt: toInstant(now) };
  await transact(context, (trx) =>
    changeImport(trx, list.id, ['writing'], { ...taken, attempts: list.attempts + 1 }),
  );
  runProgram(context, list.id);
}
