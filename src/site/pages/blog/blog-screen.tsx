import { FeedLinks } from '#features/blog/feed/components/feed-links.tsx';
import { BlogList } from '#features/blog/list/components/blog-list.tsx';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { blogScreenTexts } from './blog.texts.ts';
import '../../layout/list-page.css';

export function Screen() {
  const t = useTexts(blogScreenTexts);
  return (
    <>
      <PageHead title={t('title')} lead={usePageWords('blog')('blogLead')} />
      <div className="wrap list-page">
        <PageSection name="posts">
          <BlogList />
        </PageSection>
        <PageSection name="feeds">
          <FeedLinks />
        </PageSection>
      </div>
    </>
  );
}
