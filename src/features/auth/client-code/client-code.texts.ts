import { defineTexts } from '#i18n/texts.ts';

/** The step before a paper that only its client may open. */
export const clientCodeTexts = defineTexts({
  en: {
    title: 'This document needs a code',
    why: 'Papers of identity and ZIP files open with a code that we send to {email}, once in each browser. So a forwarded email opens none of them.',
    send: 'Send me the code',
    sent: 'The code is on its way to {email}. It works for 15 minutes; look in the spam folder too.',
    code: 'The six digits of the email',
    open: 'Open the document',
    again: 'Send another code',
    refused: 'This code is not right. Tries left: {left}.',
    used_up: 'This code can no longer be used. Please ask for another one.',
    too_many_mails:
      'Too many codes went to this address today. Please try again tomorrow, or reply to our email.',
  },
  pt: {
    title: 'Este documento precisa de um código',
    why: 'Os documentos de identificação e os ficheiros ZIP abrem-se com um código que enviamos para {email}, uma vez em cada navegador. Assim, um e-mail reencaminhado não abre nenhum.',
    send: 'Enviar-me o código',
    sent: 'O código já segue para {email}. É válido durante 15 minutos; veja também a pasta de spam.',
    code: 'Os seis algarismos do e-mail',
    open: 'Abrir o documento',
    again: 'Enviar outro código',
    refused: 'Este código não está certo. Tentativas que restam: {left}.',
    used_up: 'Este código já não pode ser usado. Peça outro, por favor.',
    too_many_mails:
      'Hoje já seguiram demasiados códigos para este endereço. Tente amanhã ou responda ao nosso e-mail.',
  },
});
