import { defineTexts } from '#i18n/texts.ts';

export const proofTexts = defineTexts({
  en: {
    title: 'Confirm that it is you',
    passkey_again:
      'This needs a confirmation from the last ten minutes. What you started then continues; nothing you typed is lost.',
    passkey_required:
      'You signed in without your passkey, and this needs it. What you started then continues; nothing you typed is lost.',
    overTitle: 'Your session is over',
    not_signed_in:
      'Confirm here that it is you. What you started then continues; nothing you typed is lost.',
    sendCode: 'Send me a code',
    sending: 'Sending',
    codeSent: 'A code is on its way to {email}.',
    codeWrong: 'That was not the code.',
    codeOver: 'No attempts are left. Ask for a new code.',
    triesLeft: 'Tries left: {count}.',
    makeFirst: 'You have no passkey yet. Create one now to confirm.',
    use: 'Use my passkey',
    make: 'Make a passkey',
    busy: 'Waiting for your device',
    cancel: 'Cancel',
    cancelled: 'No passkey was used. Try again.',
  },
  pt: {
    title: 'Confirme a sua identidade',
    passkey_again:
      'Isto exige uma confirmação feita há menos de dez minutos. O que começou continua depois; nada do que escreveu se perde.',
    passkey_required:
      'Entrou sem a sua chave de acesso, e isto exige-a. O que começou continua depois; nada do que escreveu se perde.',
    overTitle: 'A sua sessão terminou',
    not_signed_in:
      'Confirme aqui a sua identidade. O que começou continua depois; nada do que escreveu se perde.',
    sendCode: 'Receber um código',
    sending: 'A enviar',
    codeSent: 'Um código vai a caminho de {email}.',
    codeWrong: 'O código não era esse.',
    codeOver: 'Não restam tentativas. Peça outro código.',
    triesLeft: 'Tentativas que restam: {count}.',
    makeFirst: 'Ainda não tem uma chave de acesso. Crie uma agora para confirmar.',
    use: 'Usar a minha chave de acesso',
    make: 'Criar uma chave de acesso',
    busy: 'À espera do seu dispositivo',
    cancel: 'Cancelar',
    cancelled: 'Não foi usada nenhuma chave. Tente de novo.',
  },
});
