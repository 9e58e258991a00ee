import { withPrefix } from '#core/site-address.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import { checkoutPath } from '#paths.ts';
import type { LivePortal } from '../portal.schema.ts';
import type { Invoice, Task } from '../portal.ts';

/** One thing that waits for the client, done on a page of its own. */
export type Need = {
  id: string;
  kind: NonNullable<Task['kind']> | 'payment' | 'quote';
  title: string;
  titlePt: string;
  /** The day by which it is done; of a quote the last one to answer. */
  dueDate: string | null;
  href: string;
  /** What is paid, or offered. */
  amountCents?: number;
  part?: NonNullable<Invoice['part']>;
  isLate?: boolean;
};

/** Returns what waits for the client, the first due first: tasks, payments, and quotes without an answer. */
export function needsOf({ tasks, invoices, quotes }: LivePortal): Need[] {
  const asked = tasks.flatMap(({ id, kind = 'time', title, titlePt, dueDate, href }): Need[] =>
    href === undefined ? [] : [{ id, kind, title, titlePt, dueDate, href }],
  );
  const payments = invoices.flatMap((invoice): Need[] => {
    const { id, title = '', titlePt = '', dueDate, payHref: href, amountCents, part } = invoice;
    if (!invoice.isAsked || href === undefined) return [];
    const isLate = invoice.status === 'overdue';
    const said = { id, kind: 'payment', title, titlePt, dueDate, href, amountCents } as const;
    return [{ ...said, isLate, ...(part && { part }) }];
  });
  const offered = quotes.map(
    ({ id, title, titlePt, totalCents: amountCents, validUntil: dueDate, href }): Need => ({
      id,
      kind: 'quote',
      title,
      titlePt,
      dueDate,
      href,
      amountCents,
    }),
  );
  return [...asked, ...payments, ...offered].toSorted((a, b) =>
    (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'),
  );
}

/** Returns the address of what is needed: a page of the site in the language shown, any other as it is. */
export function inLanguage(href: string, language: Language): string {
  return href.startsWith(checkoutPath.href()) ? withPrefix(prefixOf[language], href) : href;
}
