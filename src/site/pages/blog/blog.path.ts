import { definePath } from '#core/page-path.ts';

export const blogPath = definePath('/blog');
