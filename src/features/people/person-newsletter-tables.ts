import { describe, type PersonTable } from './person-table.ts';

/** The tables of the newsletter with rows about a person, column by column. */
export const newsletterTables: readonly PersonTable[] = [
  describe('newsletterSubscribers', 'personId', 'newsletter', {
    id: 'ours',
    email: 'copied',
    emailKey: 'elsewhere',
    name: 'copied',
    language: 'copied',
    status: 'copied',
    personId: 'elsewhere',
    createdAt: 'copied',
    confirmedAt: 'copied',
    unsubscribedAt: 'copied',
  }),
  describe('newsletterConsents', ['subscriberId', 'newsletterSubscribers'], 'consents', {
    id: 'ours',
    subscriberId: 'ours',
    step: 'copied',
    wording: 'copied',
    language: 'copied',
    addressHash: 'secret',
    page: 'copied',
    createdAt: 'copied',
  }),
  describe(
    'campaignRecipients',
    ['subscriberId', 'newsletterSubscribers'],
    'issues',
    {
      campaignId: 'ours',
      subscriberId: 'ours',
      language: 'copied',
      state: 'copied',
      dueAt: 'ours',
      attempts: 'ours',
      error: 'ours',
      sentAt: 'copied',
      cameBack: 'copied',
    },
    [{ by: 'campaignId', table: 'campaigns', column: 'subject' }],
  ),
  describe('suppressions', ['subscriberId', 'newsletterSubscribers'], 'suppressions', {
    id: 'ours',
    recipientHash: 'secret',
    subscriberId: 'ours',
    reason: 'copied',
    note: 'copied',
    since: 'copied',
  }),
];
