import { RecentTitles } from '#features/blog/latest/components/recent-titles.tsx';
import { IssuesLink } from '#features/newsletter/archive/components/issues-link.tsx';
import { ConfirmSubscription } from '#features/newsletter/confirm/components/confirm-subscription.tsx';
import type { confirmNewsletterPath } from '#paths.ts';
import type { ScreenProps } from '../../define-page.ts';

/** The page that the link in the newsletter's confirmation mail leads to. */
export function Screen({ params }: ScreenProps<typeof confirmNewsletterPath>) {
  const reading = (
    <>
      <RecentTitles />
      <IssuesLink />
    </>
  );
  return <ConfirmSubscription token={params.token} reading={reading} />;
}
