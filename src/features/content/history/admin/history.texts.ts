import { defineTexts } from '#i18n/texts.ts';

/** The words of the versions of a record. */
export const historyTexts = defineTexts({
  en: {
    changes: 'What changed',
    noChanges: 'Nothing but the state.',
    history: 'History',
    none: 'Each change is kept here.',
    version_draft: 'Draft',
    version_published: 'Published',
    version_withdrawn: 'Withdrawn',
    version_restored: 'Restored',
    version_refused: 'Set aside: another change came first',
    nobody: 'By itself',
    restore: 'Restore',
    restored: 'The draft is that version again',
  },
  pt: {
    changes: 'O que mudou',
    noChanges: 'Só o estado.',
    history: 'Histórico',
    none: 'Cada alteração fica guardada aqui.',
    version_draft: 'Rascunho',
    version_published: 'Publicado',
    version_withdrawn: 'Retirado',
    version_restored: 'Reposto',
    version_refused: 'Posto de lado: outra alteração chegou primeiro',
    nobody: 'Automaticamente',
    restore: 'Repor',
    restored: 'O rascunho voltou a essa versão',
  },
});
