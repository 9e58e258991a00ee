import { ContentDate } from '#i18n/content-date.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { blogPostPath } from '#site/pages/blog-post/blog-post.path.ts';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Label } from '#ui/form/label.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import type { BlogPostCard } from '../blog.ts';
import { latestPostsTexts } from '../latest/latest-posts.texts.ts';

/** A post as one row: picture, title and summary, date and author. The title's link covers the row. */
export function PostRow({ post }: { post: BlogPostCard }) {
  const t = useTexts(latestPostsTexts);
  return (
    <Reveal as="article" className="prow">
      <ArtFrame src={post.imageUrl} picture={post.picture} ratio="card" width={1200} height={800} />
      <div className="prow__words">
        <h3>
          <Link to={blogPostPath.href({ slug: post.slug })}>
            <Localized en={post.title} pt={post.titlePt} />
          </Link>
        </h3>
        <Localized as="p" en={post.summary} pt={post.summaryPt} />
      </div>
      <div className="prow__meta">
        {post.isPremium ? <Label variant="premium">{t('premium')}</Label> : null}
        <ContentDate instant={post.createdAt} />
        <span>{post.author}</span>
      </div>
    </Reveal>
  );
}
