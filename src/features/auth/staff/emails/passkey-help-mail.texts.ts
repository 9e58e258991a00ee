import { defineTexts } from '#i18n/texts.ts';

export const passkeyHelpMailTexts = defineTexts({
  en: {
    subject: 'You can make a new passkey for {brand}',
    preheader: 'Until {until}, by a code that is sent to this address.',
    heading: 'Hello{name}.',
    lead: '{owner} helps you with your lost passkey. Sign in with a code by email by {until}, and make a new passkey. Your earlier passkeys then stop working, and all other sessions end.',
    open: 'Sign in',
    reason:
      'You are receiving this because {owner} said in the back office that you have lost your passkey. If you have not, tell them at once: until {until} a code by email is enough to replace it.',
  },
  pt: {
    subject: 'Pode criar uma nova chave de acesso à {brand}',
    preheader: 'Até {until}, com um código enviado para este endereço.',
    heading: 'Olá{name}.',
    lead: '{owner} ajuda com a chave de acesso que perdeu. Inicie sessão com um código por e-mail até {until} e crie uma nova chave. As chaves anteriores deixam então de funcionar e todas as outras sessões terminam.',
    open: 'Iniciar sessão',
    reason:
      'Recebe este e-mail porque {owner} indicou na área de gestão que perdeu a sua chave de acesso. Se não a perdeu, avise de imediato: até {until} basta um código por e-mail para a substituir.',
  },
});
