import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { openApiQuery } from './api.queries.ts';
import { apiTexts } from './api.texts.ts';
import { CallArticle } from './call-article.tsx';
import { callsByTag } from './calls.ts';
import { CodedText } from './code-text.tsx';
import type { OpenApi } from './open-api.ts';
import './api-screen.css';
import '#ui/controls/text-link.css';

function EveryCall() {
  const t = useTexts(apiTexts);
  const document = openApiQuery().queryKey[0];
  return (
    <section>
      <h2>{t('everyCall')}</h2>
      <ul className="api-list">
        <li>
          <CodedText text={t('json')} isUnbroken />
        </li>
        <li>
          <CodedText text={t('errors')} isUnbroken />
        </li>
        <li>
          <code>429</code> <code>too_many_requests</code>:{' '}
          <CodedText text={t('tooMany')} isUnbroken />
        </li>
        <li>
          <code>503</code> <code>temporarily_unavailable</code>:{' '}
          <CodedText text={t('unavailable')} isUnbroken />
        </li>
        <li>
          <CodedText text={t('repeated')} isUnbroken />
        </li>
        <li>
          {t('document')} <a href={document}>{document}</a>
        </li>
      </ul>
    </section>
  );
}

function Calls({ document }: { document: OpenApi }) {
  const t = useTexts(apiTexts);
  const groups = callsByTag(document);
  const origin = document.servers?.[0]?.url ?? '';
  return (
    <>
      <nav aria-labelledby="api-groups">
        <h2 id="api-groups">{t('groups')}</h2>
        <ul className="api-groups" lang="en">
          {groups.map(([tag]) => (
            <li key={tag}>
              <a href={`#calls-${tag}`}>{tag}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(([tag, calls]) => (
        <section key={tag} id={`calls-${tag}`}>
          <h2 lang="en">{tag}</h2>
          {calls.map((call) => (
            <CallArticle key={call.method + call.path} call={call} origin={origin} />
          ))}
        </section>
      ))}
    </>
  );
}

/** The API for people: its calls by group, written from its OpenAPI document. */
export function Screen() {
  const t = useTexts(apiTexts);
  const { data: document, isPending } = useQuery(openApiQuery());
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap api">
        <EveryCall />
        {document ? <Calls document={document} /> : null}
        {isPending ? (
          <p className="row" role="status">
            <Spinner size="lg" />
            <span className="muted">{t('loading')}</span>
          </p>
        ) : null}
        {document || isPending ? null : (
          <StatePanel kind="error" headingLevel={2} title={t('failed')}>
            {t('failedHint')}
          </StatePanel>
        )}
      </div>
    </>
  );
}
