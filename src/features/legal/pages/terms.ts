import type { LegalText } from '../legal.ts';

export const termsText: LegalText = {
  en: {
    title: 'Terms',
    lead: 'What you can expect from {legalName}, and what we expect from you.',
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        body: [
          '{legalName}, a single-member limited company under Portuguese law, NIPC\u00a0{nipc}, {street}, {postalCode} {city}, Portugal. You can reach us at [{email}](mailto:{email}) or [{phone}]({tel}).',
        ],
      },
      {
        id: 'consultation',
        title: 'The consultation',
        body: [
          'The first consultation is free. Booking it obliges you to nothing. If you cannot come, tell us in time; the confirmation mail says how. We may have to move it, and then we offer you another time.',
        ],
      },
      {
        id: 'packages',
        sentences: ['vat'],
        title: 'Packages and prices',
        body: [
          'Each package says what it contains, what it costs in euros, and whether you pay once or each period. The price that counts is the one in our catalogue when you order.',
          'You pay at the checkout, and the order is concluded when the payment is received. A package that is paid each period is charged again until you end it: on the page of your subscription, which every receipt links to, by email or by phone. Work that fits no package is agreed in a written quote.',
        ],
      },
      {
        id: 'withdrawal',
        title: 'Changing your mind',
        body: [
          'If you order as a consumer, that is, not for a business, you can withdraw within 14 days without a reason: by the link in your receipt, on the page [Withdraw from a contract](/withdrawal), or by one clear sentence to us. We confirm it by email at once. If you asked us to begin before the 14 days are over, you pay for what has been done until then.',
        ],
      },
      {
        id: 'our-work',
        title: 'Our work and its limits',
        body: [
          'We work with care and tell you early when something takes longer. Banks, registries and tax offices decide for themselves, and we cannot promise their answer or its date.',
          'Articles on this site are general information, true to the best of our knowledge on their date. They do not replace advice on your case.',
          'Nothing here limits liability for intent, gross negligence or harm to persons.',
        ],
      },
      {
        id: 'content',
        title: 'Texts and pictures',
        body: [
          'Texts and pictures of this site belong to us or to those who made them. You may link to every page and quote with the source.',
        ],
      },
      {
        id: 'law',
        title: 'Law and disputes',
        body: [
          'Portuguese law applies. Consumers keep the protection of the law of the country where they live. The page [Complaints book](/complaints) says how to complain and who settles disputes.',
        ],
      },
    ],
  },
  pt: {
    title: 'Termos',
    lead: 'O que pode esperar da {legalName} e o que esperamos de si.',
    sections: [
      {
        id: 'who',
        title: 'Quem somos',
        body: [
          '{legalName}, sociedade unipessoal por quotas de direito português, NIPC\u00a0{nipc}, {street}, {postalCode} {city}, Portugal. Escreva para [{email}](mailto:{email}) ou telefone para [{phone}]({tel}).',
        ],
      },
      {
        id: 'consultation',
        title: 'A consulta',
        body: [
          'A primeira consulta é gratuita. Marcá-la não obriga a nada. Se não puder comparecer, avise-nos a tempo; o e-mail de confirmação diz como. Se tivermos de a mudar, propomos-lhe outra hora.',
        ],
      },
      {
        id: 'packages',
        sentences: ['vat'],
        title: 'Pacotes e preços',
        body: [
          'Cada pacote indica o que contém, quanto custa em euros e se é pago uma só vez ou por período. Vale o preço que consta do nosso catálogo no momento da encomenda.',
          'O pagamento faz-se na página de pagamento, e a encomenda fica concluída quando o pagamento é recebido. Um pacote que se paga por período volta a ser cobrado até o terminar: na página da sua subscrição, indicada em cada comprovativo de pagamento, por e-mail ou por telefone. O trabalho que não cabe num pacote é acordado num orçamento escrito.',
        ],
      },
      {
        id: 'withdrawal',
        title: 'Se mudar de ideias',
        body: [
          'Se encomendar como consumidor, ou seja, fora de uma atividade profissional, pode exercer a livre resolução no prazo de 14 dias sem indicar o motivo: pela ligação no comprovativo de pagamento, na página [Livre resolução](/withdrawal) ou por uma frase clara que nos escreva. Confirmamo-la de imediato por e-mail. Se nos pediu para começar antes do fim dos 14 dias, paga o que até então foi feito.',
        ],
      },
      {
        id: 'our-work',
        title: 'O nosso trabalho e os seus limites',
        body: [
          'Trabalhamos com cuidado e avisamos cedo quando algo demora mais. Bancos, conservatórias e serviços de finanças decidem com autonomia, e não podemos prometer a resposta nem a data.',
          'Os artigos deste site são informação geral, correta à sua data tanto quanto sabemos. Não substituem o aconselhamento sobre o seu caso.',
          'Nada aqui limita a responsabilidade por dolo, culpa grave ou danos a pessoas.',
        ],
      },
      {
        id: 'content',
        title: 'Textos e imagens',
        body: [
          'Os textos e as imagens deste site pertencem-nos ou a quem os fez. Pode criar ligações para qualquer página e citar com indicação da fonte.',
        ],
      },
      {
        id: 'law',
        title: 'Lei e litígios',
        body: [
          'Aplica-se a lei portuguesa. Os consumidores mantêm a proteção da lei do país onde vivem. A página [Livro de reclamações](/complaints) explica como reclamar e quem resolve litígios.',
        ],
      },
    ],
  },
};
