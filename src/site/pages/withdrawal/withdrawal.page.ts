import { withdrawalPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'withdrawal',
  path: withdrawalPath,
  load: () => import('./withdrawal-screen.tsx'),
  search: ['sent', 'problem', 'again'],
});
