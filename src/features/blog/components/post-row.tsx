import { ContentDate } from '#i18n/content-date.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { blogPostPath } from '#paths.ts';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Label } from '#ui/form/label.tsx';
import { Reveal } from '#ui/layout/reveal.tsx';
import type { BlogPostCard } from '../blog.ts';
import { latestPostsTexts } from '../latest/latest-posts.texts.ts';
import '#ui/controls/link-card.css';

/** A post with its picture, date and author; the first large, with its summary. The title's link covers it. */
export function PostRow({ post, isLead }: { post: BlogPostCard; isLead: boolean }) {
  const t = useTexts(latestPostsTexts);
  const frame = isLead
    ? ({ ratio: 'wide', width: 1200, height: 800 } as const)
    : ({ ratio: 'square', effect: 'tilt', width: 800, height: 800 } as const);
  return (
    <Reveal as="article" className={isLead ? 'link-card prow prow--lead' : 'link-card prow'}>
      <ArtFrame src={post.imageUrl} picture={post.picture} {...frame} />
      <div>
        <h3>
          <Link to={blogPostPath.href({ slug: post.slug })}>
            <Localized en={post.title} pt={post.titlePt} />
          </Link>
        </h3>
        {isLead ? <Localized as="p" en={post.summary} pt={post.summaryPt} /> : null}
        <div className="link-card__meta prow__meta">
          {post.isPremium ? <Label variant="premium">{t('premium')}</Label> : null}
          <ContentDate instant={post.createdAt} />
          <span translate="no">{post.author}</span>
        </div>
      </div>
    </Reveal>
  );
}
