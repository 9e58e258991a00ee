import { defineTexts } from '#i18n/texts.ts';

export const backupsTexts = defineTexts({
  en: {
    title: 'Backups',
    now: 'Back up now',
    running: 'Backing up',
    runningSize: '{size} written',
    startedBy: 'Started {when} by {who}',
    started: 'Started {when}',
    done: 'Backed up and checked: {size}',
    failed: 'The backup failed. Nothing else was touched.',
    interrupted: 'The server was stopped before the backup was finished. Start it again.',
    progress: 'Progress of the backup',
    none: 'There is no backup on this machine yet.',
    noneText: 'A backup is made while the site runs; visitors notice nothing.',
    foot_sqlite:
      'A checked copy of the whole database, in the folder backups of this server. Keep a copy elsewhere: a disk that breaks takes both.',
    foot_postgres:
      'Made by pg_dump in the folder backups of this server, which needs PostgreSQL’s own programs. To restore to the minute, let the database server archive its log.',
    download: 'Download',
    downloadNamed: 'Download the backup of {when}',
    downloading: 'The download begins',
    beforeRestore: 'Taken before a restore',
  },
  pt: {
    title: 'Cópias de segurança',
    now: 'Fazer uma cópia',
    running: 'A fazer a cópia',
    runningSize: '{size} escritos',
    startedBy: 'Iniciada {when} por {who}',
    started: 'Iniciada {when}',
    done: 'Cópia feita e verificada: {size}',
    failed: 'A cópia falhou. Nada mais foi alterado.',
    interrupted: 'O servidor foi parado antes de a cópia acabar. Inicie-a de novo.',
    progress: 'Progresso da cópia',
    none: 'Ainda não há cópias nesta máquina.',
    noneText: 'A cópia faz-se com o site a funcionar; os visitantes não dão por nada.',
    foot_sqlite:
      'Uma cópia verificada de toda a base de dados, na pasta backups deste servidor. Guarde outra noutro lugar: um disco que avaria leva as duas.',
    foot_postgres:
      'Feita pelo pg_dump na pasta backups deste servidor, o que exige os programas do PostgreSQL. Para repor até ao minuto, o servidor da base de dados deve arquivar o seu registo.',
    download: 'Descarregar',
    downloadNamed: 'Descarregar a cópia de {when}',
    downloading: 'A transferência começa',
    beforeRestore: 'Feita antes de uma reposição',
  },
});
