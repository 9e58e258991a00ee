import { apiPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';
import { openApiQuery } from './api.queries.ts';

export const page = definePage({
  name: 'api',
  path: apiPath,
  load: () => import('./api-screen.tsx'),
  subject: () => openApiQuery(),
});
