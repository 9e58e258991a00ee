import { definePath } from '#core/page-path.ts';

/** Its query may name `day`, `time`, and the `person` whose booking it is. */
export const bookForPath = definePath('/admin/calendar/book');
