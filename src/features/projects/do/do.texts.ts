import { defineTexts } from '#i18n/texts.ts';

/** The page behind a mailed link: one thing that a client is asked for. */
export const doTexts = defineTexts({
  en: {
    title_answer: 'Your answer',
    title_document: 'Send us a document',
    title_approval: 'Look and decide',
    title_time: 'Choose a time',
    unknown_title: 'This link is not known',
    unknown_text:
      'Please use the link in our latest email. If it does not work either, reply to that email or call us.',
    for: 'For “{project}”',
    due: 'Until {day}',
    late: 'It was due on {day}. We go on as soon as we have it.',
    answer_label: 'Your answer',
    press_answered: 'Send the answer',
    files_label: 'Your documents',
    files_hint: 'Photographs or PDF, 25 MB each. Several at once are fine.',
    files_choose: 'Choose files or take a photograph',
    files_known: 'Arrived already',
    'press_handed-in': 'Hand in',
    file_sending: 'Sending {name}',
    file_waiting: 'Waiting for the connection to send {name}',
    file_sent: 'Arrived: {name}',
    file_failed: 'Not sent: {name}',
    file_heic:
      'A photograph in HEIC, the format of iPhones. It has arrived, but not everybody can open it. If you can, send it as JPEG instead: on the iPhone choose Settings, Camera, Formats, Most Compatible.',
    file_again: 'Try again',
    file_remove: 'Leave out',
    print_hint: 'Print this, sign it by hand, and send us a photograph of it.',
    paper_open: 'Open {name}',
    paper_version: 'Version {number}, {size}. Checksum {sum}',
    identity_title: 'About this document',
    identity_why:
      'The register, the tax office and banks have to identify whoever we act for: clients, partners and beneficial owners (Lei n.º 83/2017, article 24; Lei n.º 89/2017).',
    identity_read:
      'It is opened by an owner of our company and by the person who answers for your work, nobody else; each time is recorded.',
    identity_removed: 'We remove it {months} months after the end of our work.',
    identity_removed_one: 'We remove it one month after the end of our work.',
    identity_removed_end: 'We remove it as soon as our work has ended.',
    identity_kept:
      'The law against money laundering binds us: we must identify you and keep the copy for seven years after the end of our work (Lei n.º 83/2017, articles 24 and 51). Then we remove it.',
    identity_card:
      'A Cartão de Cidadão may be copied only with its holder’s consent (Lei n.º 7/2007, article 5, no. 2). You need not give it: you can show us the card instead.',
    consent_needed:
      'I am the holder of this Cartão de Cidadão, and I consent to its copy being kept for this work (Lei n.º 7/2007, article 5, no. 2).',
    'consent_if-card':
      'If what I send is a Cartão de Cidadão: I am its holder, and I consent to its copy being kept for this work (Lei n.º 7/2007, article 5, no. 2).',
    show_instead: 'You would rather not send a copy?',
    show_instead_text:
      'Show us the document in a short meeting or video call. We keep no copy of it.',
    'press_will-show': 'I will show it instead',
    show_title: 'A meeting in which you show us: {title}',
    show_text:
      'A few minutes, by video or at our office. Please have the document at hand; we keep no copy.',
    files_arrived: 'Arrived: document {number}',
    'done_will-show': 'You show us the document in a meeting.',
    approve_before:
      'By pressing the button you approve version {number} as it is in the file. We keep these words, the version and the time.',
    approve_before_plain:
      'By pressing the button you approve what is written above. We keep these words and the time.',
    press_approved: 'I approve',
    approved_by_mail: 'Approved by email',
    changes_label: 'Or say what should change',
    press_changes: 'Ask for changes',
    time_label: 'Times, on the clock of Lisbon',
    time_none: 'No time is free just now. Please reply to our email or call us.',
    press_chosen: 'Book this time',
    done_title: 'Thank you. It is done.',
    done_answered: 'We have your answer.',
    'done_handed-in': 'We have your documents.',
    done_approved: 'You approved it.',
    done_changes: 'We know what should change, and write to you about the new version.',
    done_chosen: 'The time is booked. The details are in an email to you.',
    done_now: 'Nothing more is needed here; we go on with our work.',
    done_on: 'On {day}, {time} in Lisbon',
    done_meeting: '{day}, {time} in Lisbon',
    done_cancelled: 'The meeting of {day}, {time} in Lisbon was cancelled.',
    done_more_one: 'One thing more is waiting for you. Its link is in the email that asked for it.',
    done_more_other:
      '{count} things more are waiting for you. Their links are in the emails that asked for them.',
    withdrawn_title: 'We no longer need this',
    withdrawn_text: 'Nothing is needed from you here.',
    closed_title: 'This work is finished',
    contact: 'Questions? Reply to our email or call {phone}.',
    privacy: 'Privacy',
    stays: 'What you wrote is still here. Please look at what is marked.',
    type_not_allowed:
      'This type of file is not accepted. Accepted: PDF, PNG, JPEG, WebP, AVIF, GIF, HEIC, DOCX, XLSX, PPTX, ODT, ODS, CSV, TXT, ZIP, EML',
    too_large: 'The file is larger than 25 MB',
    broken: 'It did not arrive whole. Please try again.',
    busy: 'Too many attempts from your network just now. Please try again in an hour, or reply to our email.',
    sending: 'Sending',
  },
  pt: {
    title_answer: 'A sua resposta',
    title_document: 'Envie-nos um documento',
    title_approval: 'Veja e decida',
    title_time: 'Escolha uma hora',
    unknown_title: 'Esta ligação não é conhecida',
    unknown_text:
      'Use a ligação do nosso e-mail mais recente. Se essa também não funcionar, responda a esse e-mail ou ligue-nos.',
    for: 'Para «{project}»',
    due: 'Até {day}',
    late: 'Devia ter chegado até {day}. Avançamos assim que o tivermos.',
    answer_label: 'A sua resposta',
    press_answered: 'Enviar a resposta',
    files_label: 'Os seus documentos',
    files_hint: 'Fotografias ou PDF, até 25 MB cada. Pode enviar vários de uma vez.',
    files_choose: 'Escolher ficheiros ou tirar uma fotografia',
    files_known: 'Já chegaram',
    'press_handed-in': 'Entregar',
    file_sending: 'A enviar {name}',
    file_waiting: 'À espera de ligação para enviar {name}',
    file_sent: 'Chegou: {name}',
    file_failed: 'Não foi enviado: {name}',
    file_heic:
      'É uma fotografia em HEIC, o formato dos iPhones. Chegou, mas nem todos a conseguem abrir. Se puder, envie-a antes em JPEG: no iPhone escolha Definições, Câmara, Formatos, Mais compatível.',
    file_again: 'Tentar novamente',
    file_remove: 'Deixar de fora',
    print_hint: 'Imprima este documento, assine-o à mão e envie-nos uma fotografia.',
    paper_open: 'Abrir {name}',
    paper_version: 'Versão {number}, {size}. Soma de verificação {sum}',
    identity_title: 'Sobre este documento',
    identity_why:
      'A conservatória, as Finanças e os bancos têm de identificar em nome de quem agimos: clientes, sócios e beneficiários efetivos (Lei n.º 83/2017, artigo 24.º; Lei n.º 89/2017).',
    identity_read:
      'É aberto apenas por um proprietário da empresa e por quem responde pelo seu trabalho; cada consulta fica registada.',
    identity_removed: 'Eliminamo-lo {months} meses depois do fim do nosso trabalho.',
    identity_removed_one: 'Eliminamo-lo um mês depois do fim do nosso trabalho.',
    identity_removed_end: 'Eliminamo-lo assim que o nosso trabalho terminar.',
    identity_kept:
      'A lei contra o branqueamento de capitais obriga-nos a identificá-lo e a conservar a cópia durante sete anos após o fim do nosso trabalho (Lei n.º 83/2017, artigos 24.º e 51.º). Depois, eliminamo-la.',
    identity_card:
      'Um Cartão de Cidadão só pode ser reproduzido com o consentimento do titular (Lei n.º 7/2007, artigo 5.º, n.º 2). Não tem de o dar: pode antes mostrar-nos o cartão.',
    consent_needed:
      'Sou o titular deste Cartão de Cidadão e consinto que a sua cópia seja guardada para este trabalho (Lei n.º 7/2007, artigo 5.º, n.º 2).',
    'consent_if-card':
      'Se o que envio for um Cartão de Cidadão: sou o seu titular e consinto que a sua cópia seja guardada para este trabalho (Lei n.º 7/2007, artigo 5.º, n.º 2).',
    show_instead: 'Prefere não enviar uma cópia?',
    show_instead_text:
      'Mostre-nos o documento numa reunião curta ou por vídeo. Não guardamos cópia.',
    'press_will-show': 'Prefiro mostrá-lo',
    show_title: 'Uma reunião para nos mostrar: {title}',
    show_text:
      'São poucos minutos, por vídeo ou no nosso escritório. Tenha o documento à mão; não guardamos cópia.',
    files_arrived: 'Chegou: documento {number}',
    'done_will-show': 'Mostra-nos o documento numa reunião.',
    approve_before:
      'Ao carregar no botão, aprova a versão {number} tal como está no ficheiro. Guardamos estas palavras, a versão e a hora.',
    approve_before_plain:
      'Ao carregar no botão, aprova o que está escrito acima. Guardamos estas palavras e a hora.',
    press_approved: 'Aprovo',
    approved_by_mail: 'Aprovado por e-mail',
    changes_label: 'Ou diga o que deve mudar',
    press_changes: 'Pedir alterações',
    time_label: 'Horas, pelo relógio de Lisboa',
    time_none:
      'Neste momento não há nenhuma hora livre. Responda ao nosso e-mail ou ligue-nos, por favor.',
    press_chosen: 'Marcar esta hora',
    done_title: 'Obrigado. Está feito.',
    done_answered: 'Temos a sua resposta.',
    'done_handed-in': 'Temos os seus documentos.',
    done_approved: 'Aprovou.',
    done_changes: 'Sabemos o que deve mudar e escrevemos-lhe quando houver nova versão.',
    done_chosen: 'A hora está marcada. Os pormenores seguem por e-mail.',
    done_now: 'Aqui não precisamos de mais nada; continuamos o nosso trabalho.',
    done_on: 'Em {day}, às {time} de Lisboa',
    done_meeting: '{day}, às {time} de Lisboa',
    done_cancelled: 'A reunião de {day}, às {time} de Lisboa, foi cancelada.',
    done_more_one: 'Há mais uma coisa à sua espera. A ligação está no e-mail em que a pedimos.',
    done_more_other:
      'Há mais {count} coisas à sua espera. As ligações estão nos e-mails em que as pedimos.',
    withdrawn_title: 'Já não precisamos disto',
    withdrawn_text: 'Aqui não precisamos de nada seu.',
    closed_title: 'Este trabalho está concluído',
    contact: 'Tem dúvidas? Responda ao nosso e-mail ou ligue para {phone}.',
    privacy: 'Privacidade',
    stays: 'O que escreveu continua aqui. Veja, por favor, o que está assinalado.',
    type_not_allowed:
      'Este tipo de ficheiro não é aceite. Aceites: PDF, PNG, JPEG, WebP, AVIF, GIF, HEIC, DOCX, XLSX, PPTX, ODT, ODS, CSV, TXT, ZIP, EML',
    too_large: 'O ficheiro tem mais de 25 MB',
    broken: 'Não chegou inteiro. Tente novamente, por favor.',
    busy: 'Houve demasiadas tentativas a partir da sua rede. Tente daqui a uma hora ou responda ao nosso e-mail, por favor.',
    sending: 'A enviar',
  },
});
export type DoText = keyof typeof doTexts.en;
