import { definePath } from '#core/page-path.ts';

export const settingsPath = definePath('/admin/settings');
