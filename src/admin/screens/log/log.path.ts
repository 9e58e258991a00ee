import { definePath } from '#core/page-path.ts';

export const logPath = definePath('/admin/log');
