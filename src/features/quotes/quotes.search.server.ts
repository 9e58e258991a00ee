import type { SearchSource } from '#platform/search/search-source.server.ts';

/** Quotes, found by their words; the client is found as a person. */
export const quotesSearch: SearchSource = {
  kind: 'quote',
  roles: ['owner', 'staff', 'bookkeeper'],
  async listIds(db) {
    const rows = await db.selectFrom('quotes').select('id').execute();
    return rows.map(({ id }) => id);
  },
  async read(db, ids) {
    const rows = await db
      .selectFrom('quotes')
      .innerJoin('people', 'people.id', 'quotes.personId')
      .select(['quotes.id', 'title', 'titlePt', 'lines', 'quotes.createdAt'])
      .select(['people.name', 'people.email'])
      .where('quotes.id', 'in', ids)
      .execute();
    return rows.map(({ id, title, titlePt, lines, createdAt, name, email }) => ({
      id,
      title,
      detail: name || email,
      at: createdAt,
      texts: [title, titlePt, ...lines.flatMap(({ text, textPt }) => [text, textPt])],
    }));
  },
};
