import { defineTexts } from '#i18n/texts.ts';

export const proofTexts = defineTexts({
  en: {
    title: 'Confirm that it is you',
    passkey_again:
      'This needs a proof of the last ten minutes. What you started goes on afterwards; nothing typed is lost.',
    passkey_required:
      'You signed in without your passkey, and this needs it. What you started goes on afterwards; nothing typed is lost.',
    not_signed_in:
      'Your session is over. Sign in again here: what you started goes on afterwards; nothing typed is lost.',
    mailCode: 'Mail me a code',
    mailingCode: 'Sending',
    codeSent: 'Six digits are on their way to {email}.',
    makeFirst: 'You have no passkey yet. Make one now: it is the proof.',
    use: 'Use my passkey',
    make: 'Make a passkey',
    busy: 'Waiting for your device',
    cancel: 'Cancel',
    cancelled: 'No passkey was used. Try again.',
    otherPerson: 'That passkey belongs to {name}, who is signed in now. Reload the page.',
  },
  pt: {
    title: 'Confirme que é a própria pessoa',
    passkey_again:
      'Isto exige uma prova dos últimos dez minutos. O que começou continua depois; nada do que escreveu se perde.',
    passkey_required:
      'Entrou sem a sua chave de acesso, e isto exige-a. O que começou continua depois; nada do que escreveu se perde.',
    not_signed_in:
      'A sua sessão terminou. Volte a entrar aqui: o que começou continua depois; nada do que escreveu se perde.',
    mailCode: 'Enviar-me um código',
    mailingCode: 'A enviar',
    codeSent: 'Seis algarismos vão a caminho de {email}.',
    makeFirst: 'Ainda não tem uma chave de acesso. Crie uma agora: é ela a prova.',
    use: 'Usar a minha chave de acesso',
    make: 'Criar uma chave de acesso',
    busy: 'À espera do seu dispositivo',
    cancel: 'Cancelar',
    cancelled: 'Não foi usada nenhuma chave. Tente de novo.',
    otherPerson: 'Essa chave é de {name}, cuja sessão está agora aberta. Recarregue a página.',
  },
});
