import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Client portal',
    description: 'Projects, tasks, messages, documents and invoices of our clients.',
  },
  pt: {
    title: 'Portal do cliente',
    description: 'Projetos, tarefas, mensagens, documentos e faturas dos nossos clientes.',
  },
};
