import type { SearchSource } from '#platform/search/search-source.server.ts';

/** Projects, found by what the work is and the client's company; the client is found as a person. */
export const projectsSearch: SearchSource = {
  kind: 'project',
  roles: ['owner', 'staff'],
  async listIds(db) {
    const rows = await db.selectFrom('projects').select('id').execute();
    return rows.map(({ id }) => id);
  },
  async read(db, ids) {
    const rows = await db
      .selectFrom('projects')
      .innerJoin('people', 'people.id', 'projects.personId')
      .select(['projects.id', 'title', 'titlePt', 'projects.company', 'projects.createdAt'])
      .select(['people.name', 'people.email'])
      .where('projects.id', 'in', ids)
      .execute();
    return rows.map(({ id, title, titlePt, company, createdAt, name, email }) => ({
      id,
      title,
      detail: [name || email, company].filter(Boolean).join(', '),
      at: createdAt,
      texts: [title, titlePt, company],
    }));
  },
};
