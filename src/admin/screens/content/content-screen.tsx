import { ContentList } from '#features/content/lists/admin/content-list.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { contentOrderPath } from '../content-order/content-order.path.ts';
import { contentRecordPath } from '../content-record/content-record.path.ts';
import { contentTransferPath } from '../content-transfer/content-transfer.path.ts';
import { redirectsPath } from '../redirects/redirects.path.ts';
import { samplesPath } from '../samples/samples.path.ts';
import { translationsPath } from '../translations/translations.path.ts';
import { contentPath } from './content.path.ts';
import { screen } from './content.screen.ts';
import {
  type EditedKindName,
  editedKind,
  editedKindNames,
  isEditedKind,
  sortedKinds,
} from './content-kinds.ts';

/** The list of a kind; a single record opens at once. */
function listHref(kind: EditedKindName): string {
  const { single } = editedKind(kind);
  if (single !== undefined) return contentRecordPath.href({ kind, id: single });
  return kind === 'posts' ? contentPath.href() : `${contentPath.href()}?kind=${kind}`;
}

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
      kinds={editedKindNames}
      isFixed={editedKind(kind).isFixed === true}
      listHref={listHref}
      tools={toolsOf(kind)}
      recordHref={(id) => contentRecordPath.href({ kind, id })}
    />
  );
}
