import { sessionQuery, staffQuery } from '#features/auth/auth.queries.ts';
import { Inbox } from '#features/conversations/inbox/admin/inbox.tsx';
import { sectionCountsQuery } from '#features/section-counts/section-counts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import {
  conversationPath,
  inboxPath,
  personPath,
  projectPath,
  quotePath,
  writeQuotePath,
} from '#paths.ts';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { LatePart } from '#ui/admin/late-part.tsx';
import { screen as blockedSenders } from '../blocked-senders/blocked-senders.screen.ts';
import { screen as savedAnswers } from '../saved-answers/saved-answers.screen.ts';
import { screen } from './inbox.screen.ts';
import { SenderTimeline } from './sender-timeline.tsx';

const loadWork = () =>
  import('#features/projects/desk/admin/work-from.tsx').then((part) => part.WorkFrom);

const loadQuotes = () =>
  import('#features/quotes/desk/admin/quotes-panel.tsx').then((part) => part.QuotesFrom);

export function Screen({ params }: { params: { id?: string } }) {
  const t = useTexts(screen.title);
  const client = useQueryClient();
  const staff = useQuery(staffQuery()).data?.staff ?? [];
  const me = useQuery(sessionQuery()).data?.id ?? '';
  return (
    <Inbox
      title={t('title')}
      id={params.id ?? null}
      me={String(me)}
      staff={staff
        .filter(({ role }) => role !== 'bookkeeper')
        .map(({ personId, name }) => ({ id: personId, name }))}
      listHref={inboxPath.href()}
      answersHref={savedAnswers.path.href()}
      blocksHref={blockedSenders.path.href()}
      hrefOf={(id) => conversationPath.href({ id })}
      personHref={(id) => personPath.href({ id })}
      renderTimeline={({ id, personId, name, topic, state }) => (
        <>
          <LatePart
            load={loadWork}
            of={{
              source: { kind: 'conversation', id },
              name,
              about: topic?.about ?? null,
              hrefOf: (project: string) => projectPath.href({ id: project }),
            }}
            isNeeded={state !== 'spam'}
          />
          <LatePart
            load={loadQuotes}
            of={{
              personId: personId ?? '',
              hrefOf: (quote: string) => quotePath.href({ id: quote }),
              writeHref: `${writeQuotePath.href()}?${new URLSearchParams({ person: personId ?? '' })}`,
            }}
            isNeeded={state !== 'spam' && personId !== null}
          />
          {personId ? <SenderTimeline personId={personId} conversationId={id} /> : null}
        </>
      )}
      onChanged={() => client.refetchQuery(sectionCountsQuery())}
    />
  );
}
