import { useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { StatePanel } from '#ui/feedback/state-panel.tsx';

const texts = defineTexts({
  en: {
    title: 'This screen failed',
    text: 'Nothing was changed by it. Reload it; if it fails again, tell whoever looks after the site.',
    reload: 'Reload',
  },
  pt: {
    title: 'Este ecrã falhou',
    text: 'Nada foi alterado por isso. Recarregue; se voltar a falhar, avise quem cuida do site.',
    reload: 'Recarregar',
  },
});

export function ScreenFailure() {
  const t = useTexts(texts);
  return (
    <StatePanel
      kind="error"
      headingLevel={1}
      title={t('title')}
      action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    >
      {t('text')}
    </StatePanel>
  );
}
