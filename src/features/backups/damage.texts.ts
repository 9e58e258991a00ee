import { defineTexts } from '#i18n/texts.ts';

/** What is wrong with a backup, by the names of `backupDamages`. */
export const damageTexts = defineTexts({
  en: {
    damaged: 'Damaged',
    empty: 'the file is empty',
    foreign: 'it is no backup of this site',
    changed: 'it has other bytes than were written',
    broken: 'the database in it cannot be read whole',
    file_missing: 'a file of the site that it names is missing beside it',
    file_changed: 'a file of the site beside it has other bytes than were stored',
  },
  pt: {
    damaged: 'Danificada',
    empty: 'o ficheiro está vazio',
    foreign: 'não é uma cópia deste site',
    changed: 'tem outros bytes que não os que foram escritos',
    broken: 'não se consegue ler toda a base de dados que contém',
    file_missing: 'falta ao lado dela um ficheiro do site que ela menciona',
    file_changed: 'um ficheiro do site ao lado dela tem outros bytes que não os guardados',
  },
});
