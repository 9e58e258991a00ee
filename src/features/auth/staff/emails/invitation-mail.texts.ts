import { defineTexts } from '#i18n/texts.ts';

export const invitationMailTexts = defineTexts({
  en: {
    subject: 'You are on the team of {brand}',
    preheader: 'You sign in with this address.',
    heading: 'Welcome to the team{name}.',
    lead: '{inviter} has added you to the team of {brand}. Sign in to the back office with this address: a code comes by email, and no password is needed.',
    lead_nobody:
      'You were added to the team of {brand}. Sign in to the back office with this address: a code comes by email, and no password is needed.',
    role: 'You are',
    role_owner: 'Owner',
    role_staff: 'Staff',
    role_bookkeeper: 'Bookkeeper, read only',
    open: 'Sign in',
    reason:
      'You are receiving this because this address was added to our team. If that is a mistake, reply to this email.',
  },
  pt: {
    subject: 'Faz parte da equipa da {brand}',
    preheader: 'Inicia sessão com este endereço.',
    heading: 'Damos-lhe as boas-vindas à equipa{name}.',
    lead: '{inviter} acrescentou este endereço à equipa da {brand}. Inicie sessão na gestão do site com ele: recebe um código por e-mail e não precisa de palavra-passe.',
    lead_nobody:
      'Este endereço foi acrescentado à equipa da {brand}. Inicie sessão na gestão do site com ele: recebe um código por e-mail e não precisa de palavra-passe.',
    role: 'A sua função',
    role_owner: 'Gerência',
    role_staff: 'Equipa',
    role_bookkeeper: 'Contabilidade, só leitura',
    open: 'Iniciar sessão',
    reason:
      'Recebe este e-mail porque este endereço foi acrescentado à nossa equipa. Se for engano, responda a este e-mail.',
  },
});
