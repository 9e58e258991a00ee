import { useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { createFromArticles } from '../campaign-calls.ts';

// Apart from the other sentences about issues, which the list of articles need not load.
const texts = defineTexts({
  en: { make: 'Newsletter issue of these' },
  pt: { make: 'Newsletter com estes' },
});

type IssueOfChosenProps = {
  /** The chosen articles that are public, in their order. */
  articles: readonly string[];
  hrefOf: (id: string) => string;
};

/** Makes an issue of chosen articles in one press. */
export function IssueOfChosen({ articles, hrefOf }: IssueOfChosenProps) {
  const t = useTexts(texts);
  const { navigate } = useNavigation();
  const { busy, failure, run } = useStaffAction();
  return (
    <>
      <FailureNote failure={failure} />
      <Button
        variant="soft"
        busy={busy}
        disabled={articles.length === 0 || articles.length > 20}
        onClick={() =>
          void run(
            () => createFromArticles(articles),
            (id) => navigate(hrefOf(id)),
          )
        }
      >
        {t('make')}
      </Button>
    </>
  );
}
