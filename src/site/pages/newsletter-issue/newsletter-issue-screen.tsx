import { IssuePage } from '#features/newsletter/archive/components/issue-page.tsx';
import type { newsletterIssuePath } from '#paths.ts';
import type { ScreenProps } from '../../define-page.ts';
import '../../layout/list-page.css';

export function Screen({ params: { slug } }: ScreenProps<typeof newsletterIssuePath>) {
  return <IssuePage slug={slug} />;
}
