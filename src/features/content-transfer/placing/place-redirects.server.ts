import { withPrefix } from '#core/site-address.ts';
import { keepRedirect } from '#features/content/redirects/keep-redirect.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Finding, type IncomingRecord, isRedirect, type Redirect } from '../incoming.ts';
import type { ReportedRecord } from '../transfer.schema.ts';
import { inParts, type Placing } from './place-records.server.ts';

/** The old addresses of a record that is public here now. */
async function leadingTo(
  { kinds }: Placing,
  trx: Queryable,
  record: IncomingRecord,
): Promise<Redirect[]> {
  const kind = kinds.get(record.kind);
  const live = kind && (await kind.read(trx, record.id));
  const target = live && kind.addressOf(live, record.id);
  if (!target) return [];
  const { oldPaths, oldPathsPt = [] } = record;
  const targetPt = withPrefix('/pt', target);
  const redirects = [
    ...oldPaths.map((path) => ({ path, target })),
    ...oldPathsPt.map((path) => ({ path, target: targetPt })),
  ];
  return redirects.filter(({ path }) => path !== target);
}

type Kept = { new: number; unchanged: number; refused: Finding[] };

async function keep(
  { context }: Placing,
  trx: Queryable,
  redirects: readonly Redirect[],
): Promise<Kept> {
  const kept: Kept = { new: 0, unchanged: 0, refused: [] };
  const at = context.clock().toISOString();
  for (const redirect of redirects) {
    if (!isRedirect(redirect)) {
      const { path, target } = redirect;
      const detail = `${path} → ${target}`;
      kept.refused.push({ where: 'redirects', code: 'redirect_refused', detail });
    } else if (await keepRedirect(trx, { ...redirect, at })) kept.new += 1;
    else kept.unchanged += 1;
  }
  return kept;
}

/**
 * Makes old addresses lead to new ones: those that the file names, then those of its records. Counts
 * them, and returns those that could not be taken over.
 */
export async function placeRedirects(
  placing: Placing,
  placed: readonly ReportedRecord[],
): Promise<Kept> {
  const { redirects } = placing.reading;
  const total: Kept = { new: 0, unchanged: 0, refused: [] };
  const add = (parts: readonly Kept[]) => {
    for (const part of parts) {
      total.new += part.new;
      total.unchanged += part.unchanged;
      total.refused.push(...part.refused);
    }
  };
  await inParts<Redirect, Kept>(placing, [...redirects.keys()], {
    load: async (numbers) => numbers.flatMap((at) => redirects[at] ?? []),
    work: async (trx, some) => {
      const done: Kept[] = [];
      for (const one of some) done.push(await keep(placing, trx, [one]));
      return done;
    },
    onDone: add,
  });
  const left = placing.reading.moved.filter((at) => placed[at]?.outcome !== 'refused');
  await inParts<IncomingRecord, Kept>(placing, left, {
    load: (numbers) =>
      Promise.all(numbers.map(async (at) => (await placing.reading.read(at)).record)),
    work: async (trx, some) => {
      const done: Kept[] = [];
      for (const record of some)
        done.push(await keep(placing, trx, await leadingTo(placing, trx, record)));
      return done;
    },
    onDone: add,
  });
  return total;
}
