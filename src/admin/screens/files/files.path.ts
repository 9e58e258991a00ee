import { definePath } from '#core/page-path.ts';

export const filesPath = definePath('/admin/files');
