import { sql } from 'kysely';
import type { Migration } from './migration.ts';

type Row = { id: string; author: string; words: string; name: string | null };

/** As posts are found: lower case, no accents, single spaces. */
function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain.toLowerCase().replace(/\s+/gu, ' ').trim();
}

/**
 * Gives posts that are signed with the key of a person their right author: the person's name while she
 * is on the site, or else none, so that the company signs. The author comes last in `search_text`.
 */
export const authorsThatAreGone: Migration = {
  name: '063-authors-that-are-gone',
  async up(db) {
    const samples = sql.join(['rita-falcao', 'tiago-meireles']);
    const { rows } = await sql<Row>`
      select p.id, p.author, p.search_text as words,
        (select a.name from authors a where a.id = p.author) as name
      from blog_posts p
      where (p.author in (${samples})
          or p.author in (select r.id from content_records r where r.kind = 'people'))
        and not exists (select 1 from authors a where a.name = p.author)`.execute(db);
    for (const { id, author, words: before, name } of rows) {
      const key = folded(author);
      const words = before.endsWith(key) ? before.slice(0, -key.length) : `${before} `;
      await sql`update blog_posts
        set author = ${name ?? ''}, search_text = ${folded(words + (name ?? ''))}
        where id = ${id}`.execute(db);
    }
  },
};
