import type { Locator, Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';

export type PortalLanguage = 'en' | 'pt';

/** Texts that the tests look for, in both languages. */
export const portalWords = {
  en: {
    path: '/client-portal',
    demo: 'Sample data; nothing is sent.',
    projects: 'Projects',
    disabled: ['Overview', 'Calendar', 'Messages', 'Documents', 'Invoices', 'Settings', 'Help'],
    newService: 'New Service',
    tabs: ['Overview', 'Tasks', 'Messages', 'Documents', 'Invoices'],
    names: ['Company setup', 'Online store', 'GDPR records', 'NIF and bank account'],
    statuses: ['In progress', 'Planning', 'Review', 'Completed'],
    contactManager: 'Contact Manager',
    scheduleMeeting: 'Schedule Meeting',
    requestTask: 'Request Task',
    requestDocument: 'Request Document',
    download: 'Download',
    message: 'Message',
    messageTo: 'Message to Rita Falcão',
    send: 'Send message',
    alert: 'This is a demo: your message was not sent.',
    close: 'Close',
    cancel: 'Cancel',
    recentTasks: 'Recent tasks',
    recentMessages: 'Recent messages',
    timeline: '12 October to 18 December 2026',
    preview:
      'The bank has asked for one more page of the lease. I have requested it from the landlord, so there i…',
    taskStatuses: ['Completed', 'In progress', 'To do'],
    invoices: [
      ['FT 2026/131', 'Pending', '€725.00'],
      ['FT 2026/124', 'Overdue', '€184.50'],
      ['FT 2026/118', 'Paid', '€1,450.00'],
    ],
    document: 'PDF, 1.4 MB. Added 6 November 2026',
    moment: '20 November 2026, 11:08',
  },
  pt: {
    path: '/pt/client-portal',
    demo: 'Dados de exemplo; nada é enviado.',
    projects: 'Projetos',
    disabled: [
      'Visão geral',
      'Calendário',
      'Mensagens',
      'Documentos',
      'Faturas',
      'Definições',
      'Ajuda',
    ],
    newService: 'Novo serviço',
    tabs: ['Visão geral', 'Tarefas', 'Mensagens', 'Documentos', 'Faturas'],
    names: ['Constituição da empresa', 'Loja online', 'Registos do RGPD', 'NIF e conta bancária'],
    statuses: ['Em curso', 'Planeamento', 'Em revisão', 'Concluído'],
    contactManager: 'Contactar responsável',
    scheduleMeeting: 'Agendar reunião',
    requestTask: 'Pedir tarefa',
    requestDocument: 'Pedir documento',
    download: 'Descarregar',
    message: 'Mensagem',
    messageTo: 'Mensagem para Rita Falcão',
    send: 'Enviar mensagem',
    alert: 'Isto é uma demonstração: a sua mensagem não foi enviada.',
    close: 'Fechar',
    cancel: 'Cancelar',
    recentTasks: 'Tarefas recentes',
    recentMessages: 'Mensagens recentes',
    timeline: '12 de outubro a 18 de dezembro de 2026',
    preview:
      'O banco pediu mais uma página do contrato de arrendamento. Já a pedi ao senhorio, por isso não preci…',
    taskStatuses: ['Concluída', 'Em curso', 'Por fazer'],
    invoices: [
      ['FT 2026/131', 'Pendente', '725,00 €'],
      ['FT 2026/124', 'Em atraso', '184,50 €'],
      ['FT 2026/118', 'Paga', '1450,00 €'],
    ],
    document: 'PDF, 1,4 MB. Adicionado a 6 de novembro de 2026',
    moment: '20 de novembro de 2026, 11:08',
  },
} as const;

export const portalLanguages = ['en', 'pt'] as const satisfies readonly PortalLanguage[];

/** Opens the portal and waits until it is shown. */
export async function openPortal(
  page: Page,
  language: PortalLanguage = 'en',
  search = '',
): Promise<Locator> {
  await page.goto(`${portalWords[language].path}${search}`);
  const main = page.getByRole('main');
  await expect(main.getByText(portalWords[language].demo)).toBeVisible();
  return main;
}

/** The rows of the list under a heading of the third level. */
export function rowsUnder(main: Locator, heading: string): Locator {
  const section = main.locator('section').filter({
    has: main.page().getByRole('heading', { level: 3, name: heading, exact: true }),
  });
  return section.getByRole('listitem');
}
