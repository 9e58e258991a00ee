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
      'Clients need no password: here they have the link to their meetings, orders and messages mailed again.',
  },
  pt: {
    title: 'Portal do cliente',
    description:
      'Os clientes não precisam de palavra-passe: aqui pedem de novo a ligação para as suas reuniões, encomendas e mensagens.',
  },
};

export const head: HeadReader<typeof clientPortalPath> = ({ language, read }) =>
  (read(modesQuery())?.portalDemo ? withDemo : without)[language];
