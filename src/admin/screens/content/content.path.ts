import { definePath } from '#core/page-path.ts';

/** The lists of content; `?kind=` names another kind than posts. */
export const contentPath = definePath('/admin/content');
