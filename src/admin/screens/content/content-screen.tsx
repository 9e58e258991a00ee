import type { ComponentProps } from 'react';
import { canChange } from '#features/content/lists/admin/change-many.ts';
import { ContentList } from '#features/content/lists/admin/content-list.tsx';
import { IssueOfChosen } from '#features/newsletter/campaigns/admin/issue-of-chosen.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import {
  contentOrderPath,
  contentRecordPath,
  contentTransferPath,
  issuePath,
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

/** Chosen articles that are public, as an issue of the newsletter. */
const issueOf: ComponentProps<typeof ContentList>['moreFor'] = (chosen) => (
  <IssueOfChosen
    articles={chosen.filter(({ state }) => canChange({ state }, 'withdraw')).map(({ id }) => id)}
    hrefOf={(id) => issuePath.href({ id })}
  />
);

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
      moreFor={kind === 'posts' ? issueOf : undefined}
    />
  );
}
