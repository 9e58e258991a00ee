import { useTexts } from '#i18n/language-context.tsx';
import { HiddenInputs } from '../form/hidden-inputs.tsx';
import { IconRetry } from '../icons/icons.tsx';
import { Button } from './button.tsx';
import { useCurrentSearch } from './current-search.ts';
import { reloadButtonTexts } from './reload-button.texts.ts';

/** Loads the page again with its query, also without scripts: for what failed to load. */
export function ReloadButton() {
  const t = useTexts(reloadButtonTexts);
  const search = useCurrentSearch();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <HiddenInputs fields={search} />
      <Button type="submit">
        <IconRetry />
        {t('retry')}
      </Button>
    </form>
  );
}
