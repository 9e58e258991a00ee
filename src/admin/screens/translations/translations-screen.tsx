import { TranslationsBoard } from '#features/content/lists/admin/translations-board.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { contentRecordPath, translationsPath } from '#paths.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { ContentCrumb } from '../content/content-crumb.tsx';
import { screen } from './translations.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  const { address } = useNavigation();
  const kind = new URLSearchParams(address.search).get('kind') ?? '';
  return (
    <TranslationsBoard
      key={kind}
      title={t('title')}
      above={<ContentCrumb />}
      kind={kind}
      listHref={(name) => `${translationsPath.href()}${name ? `?kind=${name}` : ''}`}
      fieldHref={(of, id, field) => `${contentRecordPath.href({ kind: of, id })}?field=${field}`}
    />
  );
}
