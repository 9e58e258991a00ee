import { ContentList } from '#features/content/admin/content-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { contentRecordPath } from '../content-record/content-record.path.ts';
import { contentPath } from './content.path.ts';
import { screen } from './content.screen.ts';
import { type EditedKindName, editedKind, editedKindNames, isEditedKind } from './content-kinds.ts';

/** The list of a kind; a single record opens at once. */
function listHref(kind: EditedKindName): string {
  const { single } = editedKind(kind);
  if (single !== undefined) return contentRecordPath.href({ kind, id: single });
  return kind === 'posts' ? contentPath.href() : `${contentPath.href()}?kind=${kind}`;
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
      kinds={editedKindNames}
      isFixed={editedKind(kind).isFixed === true}
      listHref={listHref}
      recordHref={(id) => contentRecordPath.href({ kind, id })}
    />
  );
}
