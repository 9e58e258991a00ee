import { ContentList } from '#features/content/admin/content-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { contentRecordPath } from '../content-record/content-record.path.ts';
import { contentTransferPath } from '../content-transfer/content-transfer.path.ts';
import { contentPath } from './content.path.ts';
import { screen } from './content.screen.ts';
import { type EditedKindName, editedKindNames, isEditedKind } from './content-kinds.ts';

function listHref(kind: EditedKindName): string {
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
      listHref={listHref}
      transferHref={contentTransferPath.href()}
      recordHref={(id) => contentRecordPath.href({ kind, id })}
    />
  );
}
