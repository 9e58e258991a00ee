import { definePath } from '#core/page-path.ts';

export const blogPostPath = definePath('/blog/:slug');
