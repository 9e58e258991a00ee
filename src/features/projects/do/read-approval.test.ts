import { expect, test } from 'vitest';
import { isApproval } from './read-approval.ts';

const name = 'Noor El-Amin';

test.each([
  'Approved',
  'approved.',
  'APPROVED!',
  'Yes, approved',
  'Yes, approved. Thank you!',
  'Yes approved',
  'I approve',
  'We approve this',
  'I approve the document.',
  'This is approved.',
  "It's approved, thanks",
  'Ok, approved. Please go ahead.',
  'Looks good to me. Approved.',
  'Hi Rita,\n\nApproved.\n\nKind regards,\nNoor',
  'Hello Rita, I approve. Best regards',
  'Approved\n\nNoor',
  'Approved\nNoor El-Amin\nCEO, Tessera Lda\n+351 912 345 678\nwww.tessera.example',
  'Approved\n\nSent from my iPhone',
  'Approved\n\nGet Outlook for iOS<https://aka.ms/o0ukef>',
  'Approved\n\n-- \nNoor El-Amin\nTessera, Rua Augusta 1, Lisboa',
  '*Approved*',
  'aprovo',
  'Aprovo.',
  'Aprovado',
  'Aprovada!',
  'Sim, aprovo',
  'Sim, aprovo. Obrigada!',
  'Bom dia,\n\nAprovo o documento.\n\nCom os melhores cumprimentos,\nNoor El-Amin',
  'Olá Rita, está aprovado. Podem avançar.',
  'Aprovamos a minuta.\n\nAtenciosamente,\nNoor',
  'Aprovo\n\nEnviado do meu iPhone',
  'Aprovo\n\nObter o Outlook para Android',
  'Fica aprovado, obrigado.',
  '\u200bAprovo\u00a0',
])('%j is a yes', (said) => {
  expect(isApproval(said, name)).toBe(true);
});

test.each([
  '',
  'Yes',
  'Sim',
  'Ok',
  'Thank you',
  'not approved',
  'Not approved.',
  'Approved? Not yet.',
  'I do not approve',
  "I don't approve this",
  'Approve? I have a question',
  'Is it approved?',
  'approved?',
  'Approved, but change the date',
  'Approved if the price stays',
  'Approved except clause 4',
  'Approved once you correct my name',
  'Approved, only the first page',
  'Almost approved',
  'I will approve it tomorrow',
  'Has my bank approved the loan yet',
  'The bank approved my loan',
  'Who approved this',
  'I never approved that',
  'disapproved',
  'unapproved',
  'I approve of your work in general and will look at the paper',
  'Approved by my lawyer',
  'When I have approved it I will write',
  'Approved.\n\nPS: please change the address',
  'Approved.\n\nRegards,\nNoor\n\nOn second thought, wait',
  'Approved.\n\nRegards,\nNoor\n\nCan we talk?',
  '> Reply with “approved” to approve\n\nI will look at it.',
  '> Approved',
  '“approved”',
  'Please write “approved” if you agree',
  'Reply "approved"',
  'I approve version 1',
  'não aprovo',
  'Não aprovo.',
  'nao aprovo',
  'Não está aprovado',
  'Ainda não aprovo',
  'Aprovo, mas mude a data',
  'Aprovo se o preço se mantiver',
  'Aprovo só a primeira página',
  'Aprovo? Tenho uma dúvida',
  'Está aprovado?',
  'Aprovo com uma condição',
  'Aprovo depois de corrigirem o nome',
  'O banco aprovou o crédito',
  'desaprovo',
  'reprovado',
  'Vou aprovar amanhã',
  'Sim, mas quem aprovou isto',
  'Aprovo o orçamento do contabilista e vejo a minuta logo',
  `Approved ${'really '.repeat(300)}`,
])('%j is for a person to read', (said) => {
  expect(isApproval(said, name)).toBe(false);
});

test.each([
  ['Yes, approved.\n\nNoor El-Amin', '', name, true],
  ['Aprovo\n\nNoor', '', name, true],
  // A known name is not replaced by what the mail says of itself.
  ['Approved\n\nNoor', 'Ana Prates', name, false],
  ['Approved\n\nNoor', '', '', false],
  // A name that says something is none.
  ['Approved\n\nNot yet', '', 'Not Yet', false],
  ['Aprovo\n\nMas mude a data', '', 'Mas mude a data', false],
] as const)('%j counts by who signs it: known as %j, from %j', (said, known, fromName, isYes) => {
  expect(isApproval(said, known, fromName)).toBe(isYes);
});

test.each(['best regards best ', 'thanks again ', 'yes, ok. - ', 'i approve '])(
  'comes to an end on words that can be read in several ways: %s',
  (words) => {
    expect(isApproval(`${words.repeat(1000 / words.length)}zz`, 'Ana')).toBe(false);
  },
);
