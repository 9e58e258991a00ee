import { sessionQuery } from '#features/auth/auth.queries.ts';
import { SubscribersView } from '#features/newsletter/subscribers/admin/subscribers-view.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { personPath, subscriberListPath, subscriberPath, subscribersPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { screen } from './subscribers.screen.ts';

/** The screen of the list, and of one subscriber beside it. */
export function Screen({ params }: { params: { id?: string } }) {
  const t = useTexts(screen.title);
  const roles = useQuery(sessionQuery()).data?.roles ?? [];
  return (
    <SubscribersView
      title={t('title')}
      id={params.id ?? null}
      mayExport={roles.includes('owner')}
      listHref={subscribersPath.href()}
      importHref={subscriberListPath.href()}
      subscriberHref={(id) => subscriberPath.href({ id })}
      personHref={(id) => personPath.href({ id })}
    />
  );
}
