import { defineTexts } from '#i18n/texts.ts';

export const accountTexts = defineTexts({
  en: {
    sessions: 'Where you are signed in',
    current: 'This browser',
    unknownDevice: 'Unknown device',
    byMail: 'by mail',
    byPasskey: 'by passkey',
    signedIn: 'Signed in',
    seen: 'Last seen',
    end: 'End',
    endNamed: 'End the session of {device}',
    endOthers: 'End all others',
    ended: 'The session has ended',
    endedOthers: 'All other sessions have ended',
    attempts:
      'In the last 30 days someone in another browser asked {count} times to sign in as you.',
    attemptsOne: 'In the last 30 days someone in another browser asked once to sign in as you.',
    attemptsText:
      'Last: {when}. Nobody got in by that: it takes your email or your passkey. A browser in which you have signed in keeps mails of its own, so you are not locked out.',
    attemptsNow:
      'Since you last signed in, someone elsewhere tried {count} times to sign in as you.',
    attemptsNowOne: 'Since you last signed in, someone elsewhere tried once to sign in as you.',
    attemptsOpen: 'Show',
    browsers:
      'Browsers that are known: {count}. They get their own codes by email, for 180 days after the last sign-in. Ending a session forgets its browser.',
    browsersOne:
      'Only this browser is known. It gets its own codes by email, for 180 days after the last sign-in.',
    forget: 'Forget the others',
    forgotten: 'Only this browser is known now',
    passkeys: 'Passkeys',
    passkeysText:
      'A passkey signs you in by fingerprint, face or the code of your device. Once you have one, changes need it.',
    none: 'You have no passkey yet.',
    synced: 'Kept by a service, so it outlives the device',
    onDevice: 'On this one device; make a second one elsewhere',
    made: 'Made',
    used: 'Last used',
    add: 'Add a passkey',
    adding: 'Waiting for your device',
    added: 'Passkey added',
    remove: 'Remove',
    removeNamed: 'Remove the passkey {name}',
    removeTitle: 'Remove the passkey {name}?',
    removeText: 'It will no longer sign you in. A mail with a code still does.',
    removeLastText:
      'It is your last one. From then on a mail with a code is enough to sign in and to change everything.',
    removed: 'Passkey removed',
    cancelled: 'No passkey was made. Try again.',
    cancel: 'Cancel',
  },
  pt: {
    sessions: 'Onde tem sessão aberta',
    current: 'Este navegador',
    unknownDevice: 'Dispositivo desconhecido',
    byMail: 'por e-mail',
    byPasskey: 'por chave de acesso',
    signedIn: 'Entrou',
    seen: 'Visto pela última vez',
    end: 'Terminar',
    endNamed: 'Terminar a sessão de {device}',
    endOthers: 'Terminar todas as outras',
    ended: 'Sessão terminada',
    endedOthers: 'As outras sessões foram terminadas',
    attempts:
      'Nos últimos 30 dias, alguém pediu {count} vezes noutro navegador para iniciar sessão com o seu endereço.',
    attemptsOne:
      'Nos últimos 30 dias, alguém pediu uma vez noutro navegador para iniciar sessão com o seu endereço.',
    attemptsText:
      'Última vez: {when}. Ninguém entrou assim: é preciso o seu e-mail ou a sua chave de acesso. Um navegador em que já iniciou sessão tem e-mails próprios, por isso não fica sem acesso.',
    attemptsNow:
      'Desde que entrou pela última vez, alguém tentou {count} vezes noutro lugar iniciar sessão com o seu endereço.',
    attemptsNowOne:
      'Desde que entrou pela última vez, alguém tentou uma vez noutro lugar iniciar sessão com o seu endereço.',
    attemptsOpen: 'Mostrar',
    browsers:
      'Navegadores reconhecidos: {count}. Recebem códigos próprios por e-mail, durante 180 dias após o último início de sessão. Terminar uma sessão esquece o seu navegador.',
    browsersOne:
      'Só este navegador é reconhecido. Recebe códigos próprios por e-mail, durante 180 dias após o último início de sessão.',
    forget: 'Esquecer os outros',
    forgotten: 'Agora só este navegador é reconhecido',
    passkeys: 'Chaves de acesso',
    passkeysText:
      'Uma chave de acesso permite entrar com a impressão digital, o rosto ou o código do dispositivo. Quando tiver uma, as alterações exigem-na.',
    none: 'Ainda não tem uma chave de acesso.',
    synced: 'Guardada por um serviço: não se perde com o dispositivo',
    onDevice: 'Só neste dispositivo; crie uma segunda noutro',
    made: 'Criada',
    used: 'Usada pela última vez',
    add: 'Acrescentar uma chave',
    adding: 'À espera do seu dispositivo',
    added: 'Chave acrescentada',
    remove: 'Remover',
    removeNamed: 'Remover a chave {name}',
    removeTitle: 'Remover a chave {name}?',
    removeText: 'Deixa de servir para entrar. Um e-mail com um código continua a servir.',
    removeLastText:
      'É a última. A partir daí basta um e-mail com um código para entrar e alterar tudo.',
    removed: 'Chave removida',
    cancelled: 'Não foi criada nenhuma chave. Tente de novo.',
    cancel: 'Cancelar',
  },
});
