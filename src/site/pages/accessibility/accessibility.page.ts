import { accessibilityPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'accessibility',
  path: accessibilityPath,
  load: () => import('./accessibility-screen.tsx'),
});
