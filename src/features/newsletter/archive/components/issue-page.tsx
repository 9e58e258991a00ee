import { mayRetry } from '#core/call-failure.ts';
import { withPrefix } from '#core/site-address.ts';
import { ContentDate } from '#i18n/content-date.tsx';
import { htmlLangOf, otherLanguage, prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { newsletterHref, newsletterIssuePath, newsletterIssuesPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ReloadButton } from '#ui/controls/reload-button.tsx';
import { ArticleSkeleton } from '#ui/feedback/article-skeleton.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { ArticleHead, BackLink } from '#ui/layout/article-head.tsx';
import { Prose } from '#ui/layout/prose.tsx';
import { archivedIssueQuery } from '../archive.queries.ts';
import type { ArchivedIssue } from '../archive.schema.ts';
import { archiveTexts } from '../archive.texts.ts';
import { issueWords } from '../archive.ts';
import './issue-page.css';

function Issue({ issue }: { issue: ArchivedIssue }) {
  const t = useTexts(archiveTexts);
  const { language } = useLanguage();
  const { content, contentPt = '', blocks, createdAt } = issue;
  const { title = '', summary = '' } = issueWords(issue, language) ?? {};
  return (
    <article>
      <ArticleHead
        back={<BackLink to={newsletterIssuesPath.href()}>{t('all')}</BackLink>}
        facts={
          <dl>
            <div>
              <dt>{t('sent')}</dt>
              <dd>
                <ContentDate instant={createdAt} />
              </dd>
            </div>
          </dl>
        }
        title={<Unbroken>{title}</Unbroken>}
        sub={<Unbroken>{summary}</Unbroken>}
      />
      <div className="wrap issue-page">
        <Prose
          text={language === 'pt' ? contentPt : content}
          blocks={blocks[language === 'pt' ? 'contentPt' : 'content']}
          linked
        />
        <aside className="issue-page__end">
          <p>{t('subscribeText')}</p>
          <Link className={buttonClass({ variant: 'line' })} to={newsletterHref}>
            {t('subscribe')}
          </Link>
        </aside>
      </div>
    </article>
  );
}

/** One issue that went out, as a page; it exists in the languages in which it was written alone. */
export function IssuePage({ slug }: { slug: string }) {
  const t = useTexts(archiveTexts);
  const { language } = useLanguage();
  const { data: issue, isPending, error } = useQuery(archivedIssueQuery(slug));
  if (issue?.languages.includes(language)) return <Issue issue={issue} />;
  const back = <BackLink to={newsletterIssuesPath.href()}>{t('all')}</BackLink>;
  if (isPending) return <ArticleSkeleton back={back} label={t('loading')} />;
  const other = otherLanguage(language);
  const twin = withPrefix(prefixOf[other], newsletterIssuePath.href({ slug }));
  return (
    <div className="wrap page-state">
      <StatePanel
        kind="empty"
        headingLevel={1}
        title={t(issue ? 'onlyOther' : 'notFound')}
        action={
          <>
            {issue ? (
              <a
                className={buttonClass({ variant: 'line' })}
                href={twin}
                hrefLang={htmlLangOf[other]}
              >
                {t('inOther')}
              </a>
            ) : mayRetry(error) ? (
              <ReloadButton />
            ) : null}
            {back}
          </>
        }
      >
        {issue ? null : t('notFoundText')}
      </StatePanel>
    </div>
  );
}
