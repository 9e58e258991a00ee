import type { Connections } from '../settings.schema.ts';

/** Whether mails reach people: a server is set and takes them, and none was given up. */
function mailWorks({ mail }: Connections): boolean {
  return mail.hasServer && !mail.isFailing && mail.givenUp === 0;
}

/** Returns how many of the five connections work; the database does, or there is no answer. */
export function countWorking(connections: Connections): number {
  const { payments, invoices, feedSince } = connections;
  const others = [
    payments.provider === 'stripe',
    mailWorks(connections),
    invoices.isSet && invoices.givenUp === 0,
    feedSince !== null,
  ];
  return 1 + others.filter(Boolean).length;
}
