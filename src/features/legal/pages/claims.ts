import type { LegalText } from '../legal.ts';

export const claimsText: LegalText = {
  en: {
    title: 'GDPR and ISO',
    lead: 'There are two claims at the foot of every page. Here is what supports each, and what is missing.',
    sections: [
      {
        id: 'gdpr',
        title: 'GDPR Compliant',
        body: [
          'No authority issues a certificate for a whole company. What we can do is follow the regulation and show how.',
          [
            'We ask for no more than each form needs, and say what for. How long we keep it is in our [privacy notice](/privacy).',
            'The site sets no advertising or measuring cookies; the few that remain are listed under [cookies](/cookies).',
            {
              when: 'sandbox',
              text: 'No third party is contacted when you open a page: fonts, pictures and the map come from our own server.',
            },
            {
              when: 'stripe',
              text: 'No third party is contacted when you open a page, except where you pay: the card form there is Stripe’s. Fonts, pictures and the map come from our own server.',
            },
            'Our newsletter is for confirmed addresses alone. The email that welcomes you to it has the link to leave, which goes on working.',
            'Write to [{email}](mailto:{email}) to see, correct or erase what we hold about you.',
          ],
        ],
        sentences: ['gdprEvidence'],
      },
      {
        id: 'iso',
        title: 'ISO Certified',
        body: [
          'An ISO certificate counts only with its standard, its number, the body that issued it and the date on which it expires.',
        ],
        sentences: ['isoCertificate'],
        unset:
          'No ISO certificate has been published here. Until one is, do not rely on this claim.',
      },
      {
        id: 'ask',
        title: 'Ask us for proof',
        body: [
          'If you need a document for your own records, write to [{email}](mailto:{email}) or call [{phone}]({tel}). We answer within one working day in Lisbon.',
        ],
      },
    ],
  },
  pt: {
    title: 'RGPD e ISO',
    lead: 'No rodapé de cada página há duas afirmações. Eis o que sustenta cada uma, e o que falta.',
    sections: [
      {
        id: 'gdpr',
        title: 'Em conformidade com o RGPD',
        body: [
          'Nenhuma autoridade certifica uma empresa por inteiro. O que podemos fazer é cumprir o regulamento e mostrar como.',
          [
            'Pedimos apenas o que cada formulário exige e dizemos para quê. O tempo durante o qual guardamos os dados está indicado na [política de privacidade](/privacy).',
            'O site não usa cookies de publicidade nem de medição; os poucos que restam estão na página de [cookies](/cookies).',
            {
              when: 'sandbox',
              text: 'Nenhum terceiro é contactado quando abre uma página: os tipos de letra, as imagens e o mapa vêm do nosso servidor.',
            },
            {
              when: 'stripe',
              text: 'Nenhum terceiro é contactado quando abre uma página, exceto onde se paga: o formulário do cartão é da Stripe. Os tipos de letra, as imagens e o mapa vêm do nosso servidor.',
            },
            'A nossa newsletter é só para endereços confirmados. O e-mail de boas-vindas traz a ligação para sair, que continua a funcionar.',
            'Escreva para [{email}](mailto:{email}) para consultar, corrigir ou apagar o que temos sobre si.',
          ],
        ],
        sentences: ['gdprEvidence'],
      },
      {
        id: 'iso',
        title: 'Certificação ISO',
        body: [
          'Um certificado ISO só vale com a norma, o número, a entidade que o emitiu e a data em que caduca.',
        ],
        sentences: ['isoCertificate'],
        unset:
          'Não está publicado aqui nenhum certificado ISO. Até haver um, não conte com esta afirmação.',
      },
      {
        id: 'ask',
        title: 'Peça-nos provas',
        body: [
          'Se precisar de um documento para os seus registos, escreva para [{email}](mailto:{email}) ou telefone para [{phone}]({tel}). Respondemos no prazo de um dia útil em Lisboa.',
        ],
      },
    ],
  },
};
