import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { StatusOf } from '../checks/find-dead-links.server.ts';
import { addRedirect, getRedirect, removeRedirect } from './redirects.repository.server.ts';
import type { Redirect } from './redirects.schema.ts';
import { shortenRedirect, toSitePath } from './redirects.ts';

/** Why an address does not lead to another: the field, and a code. */
export type RedirectRefusal = {
  field: 'path' | 'target';
  code: 'not_ours' | 'is_page' | 'dead_target' | 'loop';
};

/** Makes an address of the site, at which there is no page, lead to one that there is. */
export async function makeRedirect(
  context: Context,
  given: { path: string; target: string },
  statusOf: StatusOf,
): Promise<Result<Redirect, RedirectRefusal>> {
  const { clock, database, origin } = context;
  const path = toSitePath(given.path, origin);
  const target = toSitePath(given.target, origin);
  if (path === null) return refuse({ field: 'path', code: 'not_ours' });
  if (target === null) return refuse({ field: 'target', code: 'not_ours' });
  // A redirect is looked up only where there is no page.
  if ((await statusOf(path)) < 300) return refuse({ field: 'path', code: 'is_page' });
  if ((await statusOf(target)) >= 400) return refuse({ field: 'target', code: 'dead_target' });
  const at = clock().toISOString();
  return transact(context, async (trx) => {
    await database.lock(trx, 'content:redirects');
    const before = await getRedirect(trx, path);
    const final = shortenRedirect({ path, target }, await getRedirect(trx, target));
    if (!final.ok) return refuse({ field: 'target', code: final.refusal });
    await addRedirect(trx, { path, target: final.value, at });
    await recordChange(context, trx, {
      action: 'content.redirect-add',
      subject: { kind: 'redirects', id: path },
      ...(before !== null && { before: { target: before } }),
      after: { target: final.value },
    });
    return accept({ path, target: final.value, at });
  });
}

/** Makes an address lead nowhere again; returns where it led. */
export function dropRedirect(context: Context, path: string): Promise<Result<string, 'not_found'>> {
  return transact(context, async (trx) => {
    const target = await getRedirect(trx, path);
    if (target === null) return refuse('not_found');
    await removeRedirect(trx, path);
    const subject = { kind: 'redirects', id: path };
    await recordChange(context, trx, {
      action: 'content.redirect-remove',
      subject,
      before: { target },
    });
    return accept(target);
  });
}
