import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { relatedPostsQuery } from '../../blog.queries.ts';
import { type BlogPost, relatedTo } from '../../blog.ts';
import { PostCard } from '../../components/post-card.tsx';
import { blogPostTexts } from '../blog-post.texts.ts';

/** Up to three other posts that share a tag with this one. Renders nothing if there are none. */
export function RelatedPosts({ post }: { post: BlogPost }) {
  const t = useTexts(blogPostTexts);
  const { data = [] } = useQuery(relatedPostsQuery(post.slug));
  const related = relatedTo(post, data);
  if (related.length === 0) return null;
  return (
    <section className="section section--surface" aria-labelledby="related-posts">
      <div className="wrap">
        <div className="head">
          <h2 id="related-posts">{t('related')}</h2>
        </div>
        <div className="post-cards related">
          {related.map((other) => (
            <PostCard key={other.id} post={other} />
          ))}
        </div>
      </div>
    </section>
  );
}
