import { definePage } from '../../define-page.ts';
import { apiPath } from './api.path.ts';
import { openApiQuery } from './api.queries.ts';

export const page = definePage({
  name: 'api',
  path: apiPath,
  load: () => import('./api-screen.tsx'),
  subject: () => openApiQuery(),
});
