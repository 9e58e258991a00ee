import { companyQuery } from '#features/company/company.ts';
import { ContentDate } from '#i18n/content-date.tsx';
import { DayOrMonth } from '#i18n/day-or-month.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize, localizedField } from '#i18n/localized.tsx';
import { readingMinutes } from '#i18n/reading-time.ts';
import { blogPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Label } from '#ui/form/label.tsx';
import { ArticleHead, BackLink } from '#ui/layout/article-head.tsx';
import { Prose } from '#ui/layout/prose.tsx';
import { headingsOf } from '#ui/layout/text-headings.ts';
import type { BlogPost } from '../../blog.ts';
import { blogPostTexts } from '../blog-post.texts.ts';
import { AuthorBox } from './author-box.tsx';
import { NextSteps } from './next-steps.tsx';
import { PostContents } from './post-contents.tsx';
import { PostTags } from './post-tags.tsx';
import { ShareLinks } from './share-links.tsx';
import './post-article.css';

/** From this many headings on, a text has contents. */
const fewestHeadings = 3;

/** One post to read: head, text, tags and author, of whom more is said unless the company signs. */
export function PostArticle({ post }: { post: BlogPost }) {
  const t = useTexts(blogPostTexts);
  const { language } = useLanguage();
  const { data: company } = useQuery(companyQuery());
  const content = localize(language, post.content, post.contentPt);
  const contentField = localizedField(language, 'content', post.contentPt);
  const blocks = post.blocks?.[contentField];
  const headings = blocks ? headingsOf(blocks) : [];
  const hasContents = headings.length >= fewestHeadings;
  return (
    <article>
      <ArticleHead
        back={<BackLink to={blogPath.href()}>{t('back')}</BackLink>}
        label={post.isPremium ? <Label variant="premium">{t('premium')}</Label> : null}
        facts={
          <dl>
            <div>
              <dt>{t('written')}</dt>
              <dd>
                <ContentDate instant={post.createdAt} />
              </dd>
            </div>
            <div>
              <dt>{t('author')}</dt>
              <dd translate="no">{post.author}</dd>
            </div>
            {post.updatedOn ? (
              <div>
                <dt>{t('updated')}</dt>
                <dd>
                  <DayOrMonth date={post.updatedOn} />
                </dd>
              </div>
            ) : null}
            <div>
              <dt>{t('reading')}</dt>
              <dd>{t('minutes', { count: readingMinutes(content.text) })}</dd>
            </div>
          </dl>
        }
        title={<Localized en={post.title} pt={post.titlePt} />}
        sub={<Localized en={post.summary} pt={post.summaryPt} />}
        image={post.imageUrl}
        picture={post.picture}
      />
      <div className={`wrap article${hasContents ? ' article--contents' : ''}`}>
        {hasContents ? <PostContents headings={headings} /> : null}
        <Prose {...content} blocks={blocks} dropCap linked />
        <aside className="article__aside">
          <NextSteps slug={post.slug} about={post.about} />
          <section className="article__share" aria-label={t('share')}>
            <ShareLinks post={post} />
          </section>
        </aside>
        <div className="article__end">
          <PostTags tags={post.tags} />
          {post.author === company?.brand ? null : (
            <AuthorBox name={post.author} profile={post.authorProfile} />
          )}
        </div>
      </div>
    </article>
  );
}
