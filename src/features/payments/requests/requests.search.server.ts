import type { SearchSource } from '#platform/search/search-source.server.ts';

/** Payment requests, found by their reference and what they are for; the client is found as a person. */
export const paymentRequestsSearch: SearchSource = {
  kind: 'payment-request',
  roles: ['owner', 'staff', 'bookkeeper'],
  async listIds(db) {
    const rows = await db.selectFrom('paymentRequests').select('id').execute();
    return rows.map(({ id }) => id);
  },
  async read(db, ids) {
    const rows = await db
      .selectFrom('paymentRequests')
      .innerJoin('people', 'people.id', 'paymentRequests.personId')
      .select(['paymentRequests.id', 'reference', 'title', 'titlePt', 'paymentRequests.createdAt'])
      .select(['people.name', 'people.email'])
      .where('paymentRequests.id', 'in', ids)
      .execute();
    return rows.map(({ id, reference, title, titlePt, createdAt, name, email }) => ({
      id,
      title,
      detail: [reference, name || email].join(', '),
      at: createdAt,
      texts: [reference, title, titlePt],
    }));
  },
};
