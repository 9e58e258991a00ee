import { sql } from 'kysely';
import type { Picture } from '#core/picture.ts';

/** What pages need of the picture at the address in a column, as an expression. */
export function pictureAt(column: string) {
  return sql<Picture | null>`(
    select shown from pictures where address = ${sql.ref(column)} and state = 'ready'
  )`;
}

/**
 * Selects, as `picture`, what pages need of the picture at the address in a column; null for a tile
 * and for a picture whose copies are not made yet.
 */
export function pictureOf(column: string) {
  return pictureAt(column).as('picture');
}
