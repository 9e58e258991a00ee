import { withPrefix } from '#core/site-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { blogPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { ReloadButton } from '#ui/controls/reload-button.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { blogListTexts } from '../blog-list.texts.ts';
import './blog-results.css';
import '../../components/post-card.css';

const skeletons = 6;

export function LoadingBlog() {
  const t = useTexts(blogListTexts);
  return (
    <SkeletonList count={skeletons} label={t('loading')} className="post-cards">
      <Skeleton shape="card" />
      <Skeleton shape="meta" />
      <Skeleton shape="title" />
      <Skeleton shape="short-title" />
    </SkeletonList>
  );
}

export function FailedBlog() {
  const t = useTexts(blogListTexts);
  return <StatePanel kind="error" title={t('failed')} headingLevel={2} action={<ReloadButton />} />;
}

/** Shown while nothing is published. */
export function UnwrittenBlog() {
  const t = useTexts(blogListTexts);
  return (
    <StatePanel kind="empty" title={t('nothingYet')} headingLevel={2}>
      {t('nothingYetHint')}
    </StatePanel>
  );
}

/** Shown when no post matches. Its button clears the filters, without scripts by a full load. */
export function EmptyBlog({ onClear }: { onClear: () => void }) {
  const t = useTexts(blogListTexts);
  const { prefix } = useNavigation().address;
  const clear = (
    <form
      action={withPrefix(prefix, blogPath.href())}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <Button type="submit" variant="line">
        {t('clear')}
      </Button>
    </form>
  );
  return (
    <StatePanel kind="empty" title={t('empty')} headingLevel={2} action={clear}>
      {t('emptyHint')}
    </StatePanel>
  );
}
