import { withPrefix } from '#core/site-address.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { keepRedirect } from '#features/content/redirects/keep-redirect.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Finding, type Incoming, isRedirect, type Redirect } from './incoming.ts';
import type { ReportedRecord } from './transfer.schema.ts';

type Placed = Pick<Incoming, 'records' | 'redirects'> & { placed: readonly ReportedRecord[] };

/** The old addresses of the records that are public here now. */
async function leadingHere(
  trx: Queryable,
  kinds: ReadonlyMap<string, ContentKind>,
  { records, placed }: Placed,
): Promise<Redirect[]> {
  const redirects: Redirect[] = [];
  for (const [at, { oldPaths, oldPathsPt = [], kind: name, id }] of records.entries()) {
    const kind = kinds.get(name);
    const isMoved = oldPaths.length + oldPathsPt.length > 0;
    if (!kind || !isMoved || placed[at]?.outcome === 'refused') continue;
    const live = await kind.read(trx, id);
    const target = live && kind.addressOf(live, id);
    if (!target) continue;
    for (const path of oldPaths) redirects.push({ path, target });
    for (const path of oldPathsPt) redirects.push({ path, target: withPrefix('/pt', target) });
  }
  return redirects.filter(({ path, target }) => path !== target);
}

/** Makes old addresses lead to new ones; counts them, and returns those that could not be taken over. */
export async function placeRedirects(
  context: Context,
  trx: Queryable,
  kinds: ReadonlyMap<string, ContentKind>,
  placed: Placed,
): Promise<{ new: number; unchanged: number; refused: Finding[] }> {
  const result = { new: 0, unchanged: 0, refused: [] as Finding[] };
  const at = context.clock().toISOString();
  for (const redirect of [...placed.redirects, ...(await leadingHere(trx, kinds, placed))]) {
    if (!isRedirect(redirect)) {
      const { path, target } = redirect;
      const detail = `${path} → ${target}`;
      result.refused.push({ where: 'redirects', code: 'redirect_refused', detail });
    } else if (await keepRedirect(trx, { ...redirect, at })) result.new += 1;
    else result.unchanged += 1;
  }
  return result;
}
