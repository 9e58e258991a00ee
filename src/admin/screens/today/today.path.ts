import { definePath } from '#core/page-path.ts';

export const todayPath = definePath('/admin');
