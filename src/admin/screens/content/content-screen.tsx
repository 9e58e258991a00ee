import { ContentList } from '#features/content/lists/admin/content-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import {
  contentOrderPath,
  contentRecordPath,
  contentTransferPath,
  redirectsPath,
  samplesPath,
  translationsPath,
} from '#paths.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { screen } from './content.screen.ts';
import {
  type EditedKindName,
  editedKind,
  isEditedKind,
  kindGroups,
  listHref,
  sortedKinds,
} from './content-kinds.ts';

function toolsOf(kind: EditedKindName) {
  return [
    { name: 'translations', href: translationsPath.href() },
    { name: 'redirects', href: redirectsPath.href() },
    { name: 'samples', href: samplesPath.href() },
    { name: 'transfer', href: contentTransferPath.href() },
    ...(sortedKinds.has(kind)
      ? [{ name: 'order', href: contentOrderPath.href({ kind }) } as const]
      : []),
  ] as const;
}

export function Screen() {
  const t = useTexts(screen.title);
  const { address } = useNavigation();
  const named = new URLSearchParams(address.search).get('kind') ?? '';
  const kind = isEditedKind(named) ? named : 'posts';
  return (
    <ContentList
      key={kind}
      title={t('title')}
      kind={kind}
      groups={kindGroups}
      isFixed={editedKind(kind).isFixed === true}
      listHref={listHref}
      tools={toolsOf(kind)}
      recordHref={(id) => contentRecordPath.href({ kind, id })}
    />
  );
}
