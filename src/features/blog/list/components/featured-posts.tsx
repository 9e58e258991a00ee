import { ContentDate } from '#i18n/content-date.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Label } from '#ui/form/label.tsx';
import { cardText, clipText } from '#ui/layout/clip-text.ts';
import type { BlogPostCard } from '../../blog.ts';
import { PostTeaser } from '../../components/post-teaser.tsx';
import { blogListTexts } from '../blog-list.texts.ts';
import './featured-posts.css';
import '#ui/layout/card.css';
import '#ui/controls/link-card.css';

/** The premium posts above the others, large and side by side. */
export function FeaturedPosts({ posts }: { posts: readonly BlogPostCard[] }) {
  const t = useTexts(blogListTexts);
  if (posts.length === 0) return null;
  return (
    <section className="featured-posts" aria-labelledby="featured-posts">
      <h2 className="sr" id="featured-posts">
        {t('featuredHeading')}
      </h2>
      <div className={posts.length > 1 ? 'grout featured-posts__pair' : 'grout'}>
        {posts.map((post) => (
          <article key={post.id} className="link-card featured-post">
            <ArtFrame
              src={post.imageUrl}
              picture={post.picture}
              ratio="card"
              width={1200}
              height={800}
              eager
            />
            <div className="featured-post__in">
              <div className="link-card__meta">
                <Label variant="premium">{t('premium')}</Label>
                <ContentDate instant={post.createdAt} />
              </div>
              <PostTeaser post={post} />
              <span className="featured-post__author" translate="no">
                {clipText(post.author, cardText.name)}
              </span>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
