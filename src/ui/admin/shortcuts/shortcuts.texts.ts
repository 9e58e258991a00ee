import { defineTexts } from '#i18n/texts.ts';

export const shortcutTexts = defineTexts({
  en: {
    title: 'Shortcuts',
    lead: 'They work when no field has the focus.',
    on: 'Single letters act as shortcuts',
    list: 'List the shortcuts',
    close: 'Close',
  },
  pt: {
    title: 'Atalhos',
    lead: 'Funcionam quando nenhum campo está ativo.',
    on: 'As letras sozinhas servem de atalho',
    list: 'Mostrar os atalhos',
    close: 'Fechar',
  },
});
