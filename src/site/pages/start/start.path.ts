import { definePath } from '#core/page-path.ts';

export const startPath = definePath('/start');
