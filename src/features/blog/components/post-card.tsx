import { ContentDate } from '#i18n/content-date.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { Label } from '#ui/form/label.tsx';
import { cardText, clipText } from '#ui/layout/clip-text.ts';
import type { BlogPostCard } from '../blog.ts';
import { blogListTexts } from '../list/blog-list.texts.ts';
import { PostTeaser } from './post-teaser.tsx';
import './post-card.css';
import '#ui/controls/link-card.css';

export type PostCardProps = {
  post: BlogPostCard;
  /** Visible when the page opens: its picture is loaded immediately. */
  eager?: boolean;
};

/** One post in a list. The heading's link covers the whole card. */
export function PostCard({ post, eager = false }: PostCardProps) {
  const t = useTexts(blogListTexts);
  return (
    <article className="link-card post-card">
      <ArtFrame
        src={post.imageUrl}
        picture={post.picture}
        ratio="card"
        width={1200}
        height={800}
        eager={eager}
      />
      <div className="link-card__meta">
        {post.isPremium ? <Label variant="premium">{t('premium')}</Label> : null}
        <ContentDate instant={post.createdAt} />
        <span translate="no">{clipText(post.author, cardText.name)}</span>
      </div>
      <PostTeaser post={post} />
    </article>
  );
}
