import { ComposeForm } from '#features/conversations/compose/admin/compose-form.tsx';
import { personQuery } from '#features/people/people.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { conversationPath, inboxPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { LoadingRows } from '#ui/admin/list/list-states.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { screen } from './write.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const { address, navigate } = useNavigation();
  const search = new URLSearchParams(address.search);
  const personId = search.get('person') ?? '';
  const person = useQuery({ ...personQuery(personId), enabled: personId !== '' });
  if (personId !== '' && person.isPending) return <LoadingRows />;
  const { name = '', email = '' } = person.data ?? {};
  const given = search.get('language');
  const language: '' | 'en' | 'pt' = given === 'en' || given === 'pt' ? given : '';
  const to = {
    personId: person.data ? personId : '',
    name: name || (search.get('name') ?? ''),
    email: email || (search.get('email') ?? ''),
    language,
    subject: search.get('subject') ?? '',
  };
  return (
    <ComposeForm
      key={address.search}
      title={t('title')}
      to={to}
      inboxHref={inboxPath.href()}
      onBegun={(id) => navigate(conversationPath.href({ id }))}
    />
  );
}
