import { defineTexts } from '#i18n/texts.ts';

export const frameTexts = defineTexts({
  en: {
    skip: 'Skip to content',
    office: 'Office',
    more: 'More',
    close: 'Close',
    group_work: 'Work',
    group_website: 'Website',
    site: 'View the site',
    otherLanguage: 'Português',
    signOut: 'Sign out',
    signOutFailed: 'You are still signed in: the server did not respond. Try again.',
    role_owner: 'Owner',
    role_staff: 'Staff',
    role_bookkeeper: 'Bookkeeper',
  },
  pt: {
    skip: 'Saltar para o conteúdo',
    office: 'Gestão',
    more: 'Mais',
    close: 'Fechar',
    group_work: 'Trabalho',
    group_website: 'Site',
    site: 'Ver o site',
    otherLanguage: 'English',
    signOut: 'Terminar sessão',
    signOutFailed: 'A sessão continua aberta: o servidor não respondeu. Tente de novo.',
    role_owner: 'Gerência',
    role_staff: 'Equipa',
    role_bookkeeper: 'Contabilidade',
  },
});
