import { FeedLinks } from '#features/blog/feed/components/feed-links.tsx';
import { BlogList } from '#features/blog/list/components/blog-list.tsx';
import { useUnwritten } from '#features/blog/list/components/use-unwritten.ts';
import { IssuesLink } from '#features/newsletter/archive/components/issues-link.tsx';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { blogScreenTexts } from './blog.texts.ts';
import '../../layout/list-page.css';

export function Screen() {
  const t = useTexts(blogScreenTexts);
  const words = usePageWords('blog');
  const isUnwritten = useUnwritten(useNavigation().address.search);
  return (
    <>
      <PageHead title={t('title')} lead={isUnwritten ? undefined : words('blogLead')} />
      <div className="wrap list-page">
        <PageSection name="posts">
          <BlogList />
        </PageSection>
        <PageSection name="feeds">
          <FeedLinks />
          <IssuesLink />
        </PageSection>
      </div>
    </>
  );
}
