import { useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { todayPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';

const texts = defineTexts({
  en: {
    title: 'Nothing at this address',
    text: 'It may have been typed wrongly, or what it showed was removed.',
    today: 'To Today',
  },
  pt: {
    title: 'Não há nada neste endereço',
    text: 'Pode ter sido mal escrito, ou o que mostrava foi removido.',
    today: 'Ir para Hoje',
  },
});

export function Screen() {
  const t = useTexts(texts);
  return (
    <StatePanel
      kind="empty"
      headingLevel={1}
      title={t('title')}
      action={
        <Link to={todayPath.href()} className={buttonClass({ variant: 'line' })}>
          {t('today')}
        </Link>
      }
    >
      {t('text')}
    </StatePanel>
  );
}
