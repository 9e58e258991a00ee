import { modesQuery } from '#features/modes/modes.ts';
import type { clientPortalPath } from '#paths.ts';
import type { HeadReader, HeadTexts } from '../../define-page.ts';

const withDemo: HeadTexts = {
  en: {
    title: 'Client portal',
    description: 'Projects, tasks, messages, documents and invoices of a client: an example.',
  },
  pt: {
    title: 'Portal do cliente',
    description: 'Projetos, tarefas, mensagens, documentos e faturas de um cliente: um exemplo.',
  },
};

const without: HeadTexts = {
  en: {
    title: 'Client portal',
    description:
      'Where clients find their consultations, receipts and answers: there is no portal yet.',
  },
  pt: {
    title: 'Portal do cliente',
    description:
      'Onde os clientes encontram as suas consultas, comprovativos e respostas: ainda não há portal.',
  },
};

export const head: HeadReader<typeof clientPortalPath> = ({ language, read }) =>
  (read(modesQuery())?.portalDemo ? withDemo : without)[language];
