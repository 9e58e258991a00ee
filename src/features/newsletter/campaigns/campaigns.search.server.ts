import type { SearchSource } from '#platform/search/search-source.server.ts';

/** Issues of the newsletter, found by their subjects. */
export const campaignsSearch: SearchSource = {
  kind: 'issue',
  roles: ['owner', 'staff'],
  async listIds(db) {
    const rows = await db.selectFrom('campaigns').select('id').execute();
    return rows.map(({ id }) => id);
  },
  async read(db, ids) {
    const rows = await db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'subjectPt', 'createdAt'])
      .where('id', 'in', ids)
      .execute();
    return rows
      .filter(({ subject, subjectPt }) => subject !== '' || subjectPt !== '')
      .map(({ id, subject, subjectPt, createdAt }) => ({
        id,
        title: subject || subjectPt,
        detail: subject === '' ? '' : subjectPt,
        at: createdAt,
        texts: [subject, subjectPt],
      }));
  },
};
