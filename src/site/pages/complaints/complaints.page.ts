import { definePage } from '../../define-page.ts';
import { complaintsPath } from './complaints.path.ts';

export const page = definePage({
  name: 'complaints',
  path: complaintsPath,
  load: () => import('./complaints-screen.tsx'),
});
