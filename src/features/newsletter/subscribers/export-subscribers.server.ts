import { withPrefix } from '#core/site-address.ts';
import { languageOf, prefixOf } from '#i18n/language.ts';
import { unsubscribeNewsletterPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { momentCell } from '#platform/owner/owner-clock.ts';
import type { OwnerTable } from '#platform/owner/owner-command.ts';
import { findListed } from '#platform/search/find-listed.server.ts';
import { leavingTokens } from '../leaving-token.server.ts';
import { newsletterSearch } from '../newsletter.search.server.ts';
import { listSubscribersById, listSubscribersOf } from '../subscribers.repository.server.ts';
import type { SubscriberView } from './subscriber-list.ts';

const mostRows = 100_000;

const columns = [
  ...['email', 'name', 'language', 'state', 'asked', 'confirmed', 'left', 'page', 'leaving link'],
];

/**
 * Returns subscribers as a table, of a view or the chosen ones, each with the link by which they leave,
 * and records that they were exported.
 */
export async function exportSubscribers(
  context: Context,
  { ids, ...view }: SubscriberView & { ids: readonly string[] },
): Promise<OwnerTable> {
  const found = await findListed(context, newsletterSearch, view.q);
  const { rows, tokenOf } = await transact(context, async (trx) => {
    const exported =
      ids.length > 0
        ? await listSubscribersById(trx, ids)
        : await listSubscribersOf(trx, { ...view, found }, { limit: mostRows, offset: 0 });
    await recordChange(context, trx, {
      action: 'subscriber.export',
      subject: { kind: 'subscriber', id: null },
      after: { filter: ids.length > 0 ? 'chosen' : view.filter, subscribers: exported.length },
    });
    return { rows: exported, tokenOf: await leavingTokens(trx) };
  });
  const linkOf = (id: string, language: string) => {
    const path = unsubscribeNewsletterPath.href({ token: tokenOf(id) });
    return context.origin + withPrefix(prefixOf[languageOf(language)], path);
  };
  return {
    columns,
    rows: rows.map((row) => [
      row.email,
      row.name,
      row.language,
      row.status,
      momentCell(row.createdAt),
      momentCell(row.confirmedAt),
      momentCell(row.unsubscribedAt),
      row.page,
      linkOf(row.id, row.language),
    ]),
    empty: '',
  };
}
